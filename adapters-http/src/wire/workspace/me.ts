/** Who is signed in: an addition. */

import { Me } from '@felles/core/workspace/me';
import { staff } from '../rows.ts';

export const me = staff.get('/v1/me', 'Who is signed in', { reply: Me, extension: 'me' });

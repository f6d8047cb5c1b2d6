import * as http from '@felles/adapters-http';
import * as ws from '@felles/adapters-ws';
import * as core from '@felles/core';
import * as data from '@felles/core/data';
import * as portal from '@felles/core/portal';
import * as realtime from '@felles/core/realtime';
import * as workspace from '@felles/core/workspace';

globalThis.felles = { core, data, portal, realtime, workspace, http, ws };

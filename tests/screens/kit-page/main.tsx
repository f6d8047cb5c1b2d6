// The pieces of the workspace's screens by themselves, in every state they have. The page is built with the workspace's
// own configuration and served under its own policy.
import '../../../ui-react/src/styles/index.css';
import '../../../ui-react/src/styles/workspace.css';
import '../../../ui-react/src/i18n/catalogs/frame.ts';
import '../../../ui-react/src/i18n/catalogs/workspace.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ROOT } from '../../../ui-react/src/workspace/paths.ts';
import { Lists } from './lists.tsx';
import { Long } from './long.tsx';
import { Panels } from './panels.tsx';
import { Parts } from './parts.tsx';
import { Photos } from './photos.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the kit');

createRoot(place).render(
  <StrictMode>
    <BrowserRouter basename={ROOT}>
      <Routes>
        <Route path="/lists/*" element={<Lists />} />
        <Route path="/long" element={<Long />} />
        <Route path="/panels/*" element={<Panels />} />
        <Route path="/parts/*" element={<Parts />} />
        <Route path="/photos" element={<Photos />} />
      </Routes>
    </BrowserRouter>
  </StrictMode>,
);

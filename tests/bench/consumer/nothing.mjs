import '@felles/core';
import '@felles/core/data';
import '@felles/core/portal';
import '@felles/core/realtime';
import '@felles/core/workspace';
import '@felles/adapters-http';
import '@felles/adapters-ws';

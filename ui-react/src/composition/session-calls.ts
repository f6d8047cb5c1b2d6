// Fetched with the first call of a session; most visitors have none.
export { createSessionHttp } from '@felles/adapters-http';

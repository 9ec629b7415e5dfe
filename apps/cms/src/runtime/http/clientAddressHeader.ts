/**
 * Header that the server sets on each request, over whatever a client wrote into it: the address
 * that the request came from (server/serve.ts).
 */
export const clientAddressHeader = 'x-client-address';

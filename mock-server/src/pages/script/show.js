// Shows the document of this very service, and asks no other host about it.
globalThis.SwaggerUIBundle({
  url: '/rest/openapi.json',
  domNode: document.getElementById('viewer'),
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  deepLinking: true,
  persistAuthorization: false,
  validatorUrl: null,
});

import type { Plugin } from 'vite'

const page = `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Gallery</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/dev/gallery/main.tsx"></script>
  </body>
</html>`

/** Serves the gallery of the design system at `/dev/gallery` in the development server. Builds do not contain it. */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/dev/gallery', (request, response, next) => {
      server
        .transformIndexHtml(request.originalUrl ?? '/dev/gallery', page)
        .then(html => response.setHeader('content-type', 'text/html').end(html))
        .catch(next)
    })
  },
})

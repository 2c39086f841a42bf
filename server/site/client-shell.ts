/** Serves the client as files: the build from dist/client, or Vite's modules in development. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import middie from '@fastify/middie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { shownElsewhere } from '../kernel/security-headers.ts'

/** Returns index.html with its placeholders. */
export type ReadShell = (url: string) => Promise<string>

const clientFolder = join(process.cwd(), 'dist/client')

const bareShell =
  '<!doctype html>\n<html lang="it">\n  <head>\n    <meta charset="utf-8" />\n    <!--head-->\n  </head>\n  <body>\n    <div id="root"><!--body--></div>\n  </body>\n</html>\n'

export async function mountClient(app: FastifyInstance, config: Config): Promise<ReadShell> {
  if (config.dev) return mountVite(app)
  if (!existsSync(join(clientFolder, 'index.html'))) return async () => bareShell
  await mountBuilt(app, config)
  const shell = await readFile(join(clientFolder, 'index.html'), 'utf8')
  return async () => shell
}

/** Vite adds a content hash to file names: `/assets/index-Bx3k9Q2a.js`. Images under /assets/<folder>/ have no hash. */
const hashed = /[\\/]assets[\\/][^\\/]+-[\w-]{8}\.\w+$/

const picture = /\.(?:webp|png|jpe?g|gif|svg|avif)$/

/** One wildcard route per folder: a route for each of thousands of images would use more memory than the rest of the server. */
async function mountBuilt(app: FastifyInstance, config: Config): Promise<void> {
  const files = {
    index: false,
    preCompressed: true, // the build wrote a compressed copy of every text file
    cacheControl: false,
    setHeaders: (reply: FastifyReply, filePath: string) => {
      const path = filePath.replace(/\.br$/, '')
      const isFixed = hashed.test(path)
      reply.header('cache-control', isFixed ? 'public, max-age=31536000, immutable' : cacheOf(path))
      if (picture.test(path)) reply.headers(shownElsewhere)
    },
  } as const
  const entries = await readdir(clientFolder, { withFileTypes: true })
  const folders = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  for (const name of folders.filter(folder => !folder.startsWith('.')))
    await app.register(fastifyStatic, {
      ...files,
      root: join(clientFolder, name),
      prefix: `/${name}/`,
      decorateReply: false,
      dotfiles: 'ignore',
      allowedPath: path => !path.endsWith('.br') && !(config.production && path.endsWith('.map')),
    })
  await app.register(fastifyStatic, {
    ...files,
    root: clientFolder,
    wildcard: false,
    globIgnore: [
      ...folders.map(name => `${name}/**`),
      'index.html',
      '*.br',
      ...(config.production ? ['*.map'] : []),
    ],
  })
}

/** The service worker is never cached; images are cached for an hour. */
const cacheOf = (path: string) =>
  /[\\/](sw\.js|.*\.webmanifest)$/.test(path)
    ? 'no-cache'
    : 'public, max-age=3600, stale-while-revalidate=86400'

async function mountVite(app: FastifyInstance): Promise<ReadShell> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use((request, response, next) => {
    const isOurs =
      /^\/(api(\/|$)|health$|ready$|metrics$|share\/|files\/|pictures\/|uploads\/|webhooks\/|manifest\/|offline\/|app-shell$|feeds\/|robots\.txt$|sitemap)/.test(
        request.url ?? '',
      )
    if (isOurs) next()
    else vite.middlewares(request, response, next)
  })
  app.addHook('onClose', () => vite.close())
  return async url => vite.transformIndexHtml(url, await readFile(join(process.cwd(), 'index.html'), 'utf8'))
}

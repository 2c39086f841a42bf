/**
 * Loads the built server renderer and resolves its queries from the API as a guest. A page is rendered again only if one of the
 * responses that it used, or the settings, have changed.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/contract/locales.ts'
import type { OpenRenderer, RenderedScreen, Renderer, RenderRequest, SsrQuery } from '@/contract/ssr.ts'
import type { Position } from '../../kernel/db/replica.ts'
import { ownCall } from '../../kernel/own-calls.ts'
import { asSeen } from '../../kernel/seen-position.ts'

const file = join(process.cwd(), 'dist/ssr/server-render.mjs')
const cacheLimits = { max: 300, maxSize: 64 * 2 ** 20 } // entries and bytes

interface ApiResponse {
  status: number
  text: string
}

/** A guest of the API who reads at least what the visitor has seen. */
interface Reader {
  locale: Locale
  seen: Position | undefined
}

interface RenderScope extends Reader {
  responses: Map<string, ApiResponse> // by path
}

interface CachedPage {
  settings: string
  responses: ReadonlyMap<string, ApiResponse>
  rendered: RenderedScreen
}

/** A character takes at most two bytes. */
const bytesOf = ({ settings, responses, rendered }: CachedPage): number => {
  const texts = [settings, rendered.html, rendered.themeCss, JSON.stringify(rendered.queries)]
  for (const { text } of responses.values()) texts.push(text)
  return 2 * texts.reduce((sum, { length }) => sum + length, 0) + 1
}

const addressOf = ({ path, query }: SsrQuery): string => {
  const setEntries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(
    setEntries.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return `/api${path}${search && `?${search}`}`
}

/** Undefined without a build (tests, development): the browser then renders every screen. */
export async function builtRenderer(): Promise<OpenRenderer | undefined> {
  if (!existsSync(file)) return undefined
  const { openRenderer } = (await import(pathToFileURL(file).href)) as { openRenderer: OpenRenderer }
  return openRenderer
}

export interface ConnectedRenderer extends Omit<Renderer, 'render'> {
  render(request: RenderRequest, seen?: Position): Promise<RenderedScreen>
}

/** Creates a renderer that sends its queries to `app`, and renders a page again only if necessary. */
export function connectRenderer(app: FastifyInstance, openRenderer: OpenRenderer): ConnectedRenderer {
  const scopes = new AsyncLocalStorage<RenderScope>()
  const current = (): RenderScope => {
    const scope = scopes.getStore()
    if (!scope) throw new Error('No page is being rendered')
    return scope
  }
  const get = async (url: string, { locale, seen }: Reader): Promise<ApiResponse> => {
    const headers = { ...ownCall, ...asSeen(seen), 'x-locale': locale }
    const { statusCode, body } = await app.inject({ url, headers })
    return { status: statusCode, text: body }
  }
  const renderer = openRenderer({
    locale: () => current().locale,
    fetch: async query => {
      const scope = current()
      const url = addressOf(query)
      const response = await get(url, scope)
      scope.responses.set(url, response)
      return { status: response.status, body: JSON.parse(response.text) }
    },
  })
  const cache = new LRUCache<string, CachedPage>({ ...cacheLimits, sizeCalculation: bytesOf })

  const isUnchanged = async ({ responses }: CachedPage, reader: Reader): Promise<boolean> => {
    const now = await Promise.all([...responses.keys()].map(url => get(url, reader)))
    return [...responses.values()].every(({ text }, at) => text === now[at]?.text)
  }

  const render: ConnectedRenderer['render'] = async (request, seen) => {
    const reader: Reader = { locale: request.locale, seen }
    const settings = JSON.stringify(request.settings)
    const cached = cache.get(request.address)
    if (cached?.settings === settings && (await isUnchanged(cached, reader))) return cached.rendered
    const scope: RenderScope = { ...reader, responses: new Map() }
    const rendered = await scopes.run(scope, () => renderer.render(request))
    cache.set(request.address, { settings, responses: scope.responses, rendered })
    return rendered
  }
  return { ...renderer, render }
}

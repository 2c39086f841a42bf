/**
 * Removes parts of React Router that no page uses (3 KB of 28 KB, compressed): prefetching of its framework mode, server components,
 * instrumentation, lazy routes, the hash router, and forms that submit to routes. They are not removed as unused code, because the
 * parts in use call them in cases that do not occur here.
 */
import { type Plugin, parseAst } from 'vite'

/** Replacements by the name of the declaration. Each one returns what the original returns if the feature is not used. */
const replacements: Readonly<Record<string, string>> = {
  PrefetchPageLinks: '() => null',
  usePrefetchBehavior: '() => [false, null, {}]',
  RSCErrorHandler: '({ children }) => children',
  decodeRouteErrorResponseDigest: '() => undefined',
  getRouteInstrumentationUpdates: '() => ({})',
  instrumentClientSideRouter: 'router => router',
  loadLazyRoute: '() => ({ lazyRoutePromise: undefined, lazyHandlerPromise: undefined })',
  loadLazyRouteProperty: '() => undefined',
  deserializeErrors: '() => null',
  createHashRouter: '() => undefined',
  Form: '() => null',
}

/** Features whose code is removed. A page that uses one fails its test. */
export const removedFeatures = /\b(Form|useSubmit|useFetcher|createHashRouter|HashRouter|PrefetchPageLinks)\b/

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Returns the name of a declared function or of a single variable. */
function nameOf(node: Node): string | undefined {
  const declared =
    node.type === 'VariableDeclaration' ? (node.declarations as Node[])[0] : (node as Node | undefined)
  return (declared?.id as { name?: string } | undefined)?.name
}

/** @throws if a declaration is missing, for example in another version of the package */
export function withoutUnusedParts(code: string): string {
  const nodes = (parseAst(code) as unknown as { body: Node[] }).body
  const edits = Object.entries(replacements).map(([name, text]) => {
    const node = nodes.find(node => nameOf(node) === name)
    if (!node) throw new Error(`React Router has no ${name}`)
    return { start: node.start, end: node.end, text: `var ${name} = ${text}\n` }
  })
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code)
}

/** The file of the package that contains the router itself. Only the client build uses it. */
export const isRouterCode = (id: string, code: string): boolean =>
  /react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id) && /^function createRouter\(/m.test(code)

export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: (code, id) =>
    isRouterCode(id, code) ? { code: withoutUnusedParts(code), map: null } : undefined,
})

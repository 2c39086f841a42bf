/**
 * Assigns modules that several screens share to chunks. By default, the bundler makes one chunk for each set of screens that share a
 * module, which is forty for a page. On a slow connection each file adds latency.
 *
 * - `front` contains what home, list and product share and what they need right after their start, `front-<page>` the rest of each.
 * - `fields` contains MUI's form controls with their theme, `colours` what the theme computes with, `forms` small modules of most forms.
 * - `table` contains what only battles need. `cards`, `card-details` and `game` contain what battles share with other screens.
 * - `stage` contains what drawn scenes share, including PixiJS and its start.
 *
 * Each screen's own file stays a separate chunk.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null
}

export type ChunkName = (id: string, graph: Graph) => string | null

const frontPages = ['site/home', 'shop/list', 'shop/product']
/** Small modules of the consent banner and of a pack's odds. A separate file for them would delay both. */
const neededSoon = ['light/switch', 'content/odds-table']
/** Calls and constants of the front pages (`light-contract.ts`). Schemas import them too, so that each one would be a separate file. */
const frontConstants = [
  'contract/envelope.ts?part=plain',
  'contract/endpoints/shop/catalog.ts?part=plain',
  'contract/endpoints/shop/launches.ts?part=calls',
  'contract/endpoints/site/slides.ts?part=calls',
  'contract/endpoints/game/characters.ts?part=plain',
  'contract/endpoints/game/pack-odds.ts?part=plain',
  'contract/endpoints/game/welcome-pack.ts?part=calls',
  'domain/withdrawal-exceptions.ts',
]
/** MUI's form controls (decision 0053). Other screens need some of their imports, such as colour functions, without MUI. */
const muiForms = ['src/ui/form', 'src/ui/theme/mui-theme.tsx']
/** Form controls of few screens. In the chunk that all screens with a form load, they would add 20 KB to the login. */
const rareForms = /src\/ui\/form\/(search-field|rating)\.tsx$/
const isOfMui = (id: string) => /node_modules\/|src\/ui\/(form\/|theme\/(mui|create)-)/.test(id)
const formParts = [
  'forms/use-form-errors',
  'forms/form-errors',
  'forms/field-errors-by-path',
  'lib/smaller-picture',
]
/** Schemas import it and it imports no schema. In its own chunk it causes no import cycle. */
const uploadRules = 'src/contract/picture-upload.ts?part=plain' // `light-contract.ts`
const battles = ['battle', 'battle-new', 'battle-old', 'battle-own-deck', 'lesson-battle', 'replay']
/** Modules that a battle shares with these screens get a separate chunk, so that the screens do not load the rest of the battle. */
const sharing = { cards: ['characters', 'lobby'], 'card-details': ['character'] }
const scenes = ['battle/open-battle-stage', 'album/open-album-stage', 'packs/open-packs-stage']
/** PixiJS imports these modules when it starts, and every scene needs them. */
const pixiStart = ['environment-browser/browserAll', 'rendering/init', 'rendering/renderers/gl/WebGLRenderer']

/** `light-contract.ts` removes most imports of schemas when the chunk is written, so they must not group modules here. */
const isSchema = (id: string) =>
  /node_modules\/zod\/|src\/contract\/(?:[\w-]+\/)*[\w-]+\.ts(\?part=schemas)?$/.test(id)

/** Returns the entries and their static imports, without dynamic imports. Stops at modules for which `isEnd` is true. */
function reachedFrom(entries: readonly string[], graph: Graph, isEnd = isSchema): Set<string> {
  const reached = new Set<string>()
  const take = (id: string) => {
    if (reached.has(id) || isEnd(id)) return
    reached.add(id)
    for (const importedId of graph.getModuleInfo(id)?.importedIds ?? []) take(importedId)
  }
  entries.forEach(take)
  return reached
}

/** Returns the path of a file, or the components of a folder. */
const modulesAt = (place: string): string[] =>
  place.endsWith('.tsx')
    ? [place]
    : readdirSync(place).flatMap(name => (/(?<!\.test)\.tsx$/.test(name) ? [join(place, name)] : []))

/** Returns all screens and layouts except those of the administration. */
function screenFiles(app: string): string[] {
  const filesOf = (folder: string) =>
    readdirSync(folder).flatMap(name => (name.endsWith('.tsx') ? [join(folder, name)] : []))
  return [
    ...['account', 'game', 'shop', 'site'].flatMap(area => filesOf(join(app, 'routes', area))),
    ...filesOf(join(app, 'layouts')).filter(file => !file.includes('admin')),
  ]
}

/** For `isEnd`: never stops, because a schema may import the engine. */
const throughSchemas = () => false

function chunksOf(root: string, graph: Graph): Map<string, string> {
  const app = join(root, 'src/app')
  const chunks = new Map<string, string>()
  const put = (chunk: string, modules: Iterable<string>) => {
    for (const id of modules) if (!chunks.has(id)) chunks.set(id, chunk)
  }

  const fronts = frontPages.map(page => join(app, 'routes', `${page}.tsx`))
  const byFront = fronts.map(file => reachedFrom([file], graph))
  const soon = neededSoon.map(name => join(root, `src/ui/${name}.tsx`))
  put('front', [...sharedBy(byFront), ...reachedFrom(soon, graph)])
  for (const [at, modules] of byFront.entries()) put(`front-${frontPages[at]?.split('/')[1]}`, modules)
  put(
    'fields',
    [
      ...reachedFrom(
        muiForms.flatMap(place => modulesAt(join(root, place))).filter(id => !rareForms.test(id)),
        graph,
      ),
    ].filter(isOfMui),
  )
  put('colours', reachedFrom([join(root, 'src/design/theme/game-colours.ts')], graph))
  put(
    'forms',
    formParts.map(name => join(root, `src/${name}.ts`)),
  )

  const tables = [
    ...battles.map(name => join(app, `routes/game/${name}.tsx`)),
    join(app, 'layouts/battle-layout.tsx'),
  ]
  const otherScreens = screenFiles(app).filter(file => !tables.includes(file))
  const byBattles = reachedFrom(tables, graph)
  const byOtherScreens = reachedFrom(otherScreens, graph, throughSchemas)
  const putShared = (chunk: string, reached: ReadonlySet<string>) =>
    put(
      chunk,
      [...byBattles].filter(id => reached.has(id)),
    )
  for (const [chunk, names] of Object.entries(sharing)) {
    const files = names.map(name => join(app, `routes/game/${name}.tsx`))
    putShared(chunk, reachedFrom(files, graph, throughSchemas))
  }
  putShared('game', byOtherScreens)
  put('table', byBattles)

  const pixi = pixiStart.map(name => join(root, `node_modules/pixi.js/lib/${name}.mjs`))
  const stages = scenes.map(name => join(root, `src/stage/scenes/${name}.ts`))
  const byStage = [...stages.map(file => reachedFrom([file], graph)), reachedFrom(pixi, graph)]
  put('stage', sharedBy(byStage))
  put('stage', reachedFrom(pixi, graph))

  for (const file of [...fronts, ...tables, ...stages, ...otherScreens]) chunks.delete(file)
  // Without this, the dependencies of a schema would be in a chunk that waits for the schema's chunk, and the reverse.
  const schemas = [...reachedFrom([...fronts, ...tables, ...otherScreens], graph, throughSchemas)].filter(
    isSchema,
  )
  for (const id of reachedFrom(schemas, graph, throughSchemas)) chunks.delete(id)
  put('forms', [join(root, uploadRules)])
  put(
    'front',
    frontConstants.map(part => join(root, 'src', part)),
  )
  return chunks
}

/** Returns the modules that are in at least two of the sets. */
function sharedBy(sets: readonly ReadonlySet<string>[]): string[] {
  const all = new Set(sets.flatMap(set => [...set]))
  return [...all].filter(id => sets.filter(set => set.has(id)).length > 1)
}

/** @param isElsewhere whether the module already has a chunk */
export function chunkNames(isElsewhere: (id: string) => boolean, root = process.cwd()): ChunkName {
  let chunks: Map<string, string> | undefined
  return (id, graph) => {
    chunks ??= chunksOf(root, graph)
    return isElsewhere(id) ? null : (chunks.get(id) ?? null)
  }
}

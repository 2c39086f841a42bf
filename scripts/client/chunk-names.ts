/**
 * Which chunk a module goes to that several screens share. By itself the bundler makes one chunk for each set of screens that share a module,
 * forty for a page, and on a slow line each file costs a wait of its own.
 *
 * - `front` holds what home, list and product share and what they need right after their start, `front-<page>` the rest of each;
 * - `fields` holds MUI's form controls with their theme, `colours` what it computes with, `forms` small pieces of most forms;
 * - `table` holds what only battles need; `cards`, `card-details` and `game` what they share with other screens;
 * - `stage` holds what drawn scenes share, with PixiJS and its start.
 *
 * A screen's own file stays a chunk by itself: its address is the screen's.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null
}

export type ChunkName = (id: string, graph: Graph) => string | null

const frontPages = ['site/home', 'shop/list', 'shop/product']
/** Small pieces of the question for consent and of a pack's odds, which a file of their own would make wait. */
const neededSoon = ['light/switch', 'content/odds-table']
/** MUI's form controls (decision 0053). What else they need, such as the computing of colours, other screens need without MUI. */
const muiForms = ['src/ui/form', 'src/ui/theme/mui-theme.tsx']
const isOfMui = (id: string) => /node_modules\/|src\/ui\/(form\/|theme\/(mui|create)-)/.test(id)
const formParts = [
  'forms/use-form-errors',
  'forms/form-errors',
  'forms/field-errors-by-path',
  'lib/smaller-picture',
]
/** Schemas stand on it too; it stands on nothing, so that no circle comes of it. */
const uploadRules = 'src/contract/picture-upload.ts?part=plain' // `light-contract.ts`
const battles = ['battle', 'battle-new', 'battle-old', 'battle-own-deck', 'lesson-battle', 'replay']
/** What a battle shares with these stands apart from what it shares with others, so that they do not carry the rest. */
const sharing = { cards: ['characters', 'lobby'], 'card-details': ['character'] }
const scenes = ['battle/open-battle-stage', 'album/open-album-stage', 'packs/open-packs-stage']
/** PixiJS imports them when it starts; a scene always needs them. */
const pixiStart = ['environment-browser/browserAll', 'rendering/init', 'rendering/renderers/gl/WebGLRenderer']

/** What imports a schema mostly loses it again when the file is written (`light-contract.ts`): it must not be held together here. */
const isSchema = (id: string) =>
  /node_modules\/zod\/|src\/contract\/(?:[\w-]+\/)*[\w-]+\.ts(\?part=schemas)?$/.test(id)

/** With the entries themselves, without what they import when it is needed. Ends at modules that `isEnd` names. */
function reachedFrom(entries: readonly string[], graph: Graph, isEnd = isSchema): Set<string> {
  const found = new Set<string>()
  const take = (id: string) => {
    if (found.has(id) || isEnd(id)) return
    found.add(id)
    for (const other of graph.getModuleInfo(id)?.importedIds ?? []) take(other)
  }
  entries.forEach(take)
  return found
}

/** A file, or the components of a folder. */
const modulesAt = (place: string): string[] =>
  place.endsWith('.tsx')
    ? [place]
    : readdirSync(place).flatMap(name => (/(?<!\.test)\.tsx$/.test(name) ? [join(place, name)] : []))

/** Screens and layouts, without those of the administration. */
function screenFiles(app: string): string[] {
  const filesOf = (folder: string) =>
    readdirSync(folder).flatMap(name => (name.endsWith('.tsx') ? [join(folder, name)] : []))
  return [
    ...['account', 'game', 'shop', 'site'].flatMap(area => filesOf(join(app, 'routes', area))),
    ...filesOf(join(app, 'layouts')).filter(file => !file.includes('admin')),
  ]
}

/** For `isEnd`: ends nowhere, since a schema may call the engine. */
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
        muiForms.flatMap(place => modulesAt(join(root, place))),
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
  const others = screenFiles(app).filter(file => !tables.includes(file))
  const byBattles = reachedFrom(tables, graph)
  const byOthers = reachedFrom(others, graph, throughSchemas)
  const putShared = (chunk: string, reached: ReadonlySet<string>) =>
    put(
      chunk,
      [...byBattles].filter(id => reached.has(id)),
    )
  for (const [chunk, names] of Object.entries(sharing)) {
    const files = names.map(name => join(app, `routes/game/${name}.tsx`))
    putShared(chunk, reachedFrom(files, graph, throughSchemas))
  }
  putShared('game', byOthers)
  put('table', byBattles)

  const pixi = pixiStart.map(name => join(root, `node_modules/pixi.js/lib/${name}.mjs`))
  const stages = scenes.map(name => join(root, `src/stage/scenes/${name}.ts`))
  const byStage = [...stages.map(file => reachedFrom([file], graph)), reachedFrom(pixi, graph)]
  put('stage', sharedBy(byStage))
  put('stage', reachedFrom(pixi, graph))

  for (const file of [...fronts, ...tables, ...stages, ...others]) chunks.delete(file)
  // What a schema stands on would wait for its chunk, while its chunk waits for the schema.
  const schemas = [...reachedFrom([...fronts, ...tables, ...others], graph, throughSchemas)].filter(isSchema)
  for (const id of reachedFrom(schemas, graph, throughSchemas)) chunks.delete(id)
  put('forms', [join(root, uploadRules)])
  return chunks
}

/** What at least two of them hold. */
function sharedBy(sets: readonly ReadonlySet<string>[]): string[] {
  const all = new Set(sets.flatMap(set => [...set]))
  return [...all].filter(id => sets.filter(set => set.has(id)).length > 1)
}

/** @param isElsewhere modules that have their chunk already */
export function chunkNames(isElsewhere: (id: string) => boolean, root = process.cwd()): ChunkName {
  let chunks: Map<string, string> | undefined
  return (id, graph) => {
    chunks ??= chunksOf(root, graph)
    return isElsewhere(id) ? null : (chunks.get(id) ?? null)
  }
}

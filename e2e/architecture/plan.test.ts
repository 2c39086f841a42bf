import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, isTest, sourceFiles, sourcesOfAll } from './imports.ts'
import { longFiles } from './long-files.ts'
import { readModuleOrder } from './module-order.ts'
import {
  adminFeaturePackages,
  gameFeatureImports,
  type Layer,
  layers,
  owned,
  repositoryFile,
} from './plan.ts'

const root = join(import.meta.dirname, '../..')
const files = sourceFiles(root)
const moduleOrder = readModuleOrder(root)
const imports = files.flatMap(file => importsOf(root, file))

const layerOf = (file: string): Layer | undefined => layers.find(layer => layer.at.test(file))

const plainDialog = 'src/ui/overlay/dialog.tsx'
const adminDialog = 'src/features/admin/framework/record/admin-dialog.tsx'

/** `features/game/battle` → area `game`, leaf `battle`; `features/admin/sales/orders` → area `admin`, leaf `sales/orders`. */
const leafOf = (file: string) =>
  (
    /^src\/features\/(admin)\/([^/]+\/[^/]+)\//.exec(file) ?? /^src\/features\/([^/]+)\/([^/]+)\//.exec(file)
  )?.slice(1) as [string, string] | undefined

/** Files that every leaf of an area may use. */
const isShared = (leaf: string) => leaf === 'kit' || leaf.startsWith('framework/')

const moduleOf = (file: string) => /^server\/modules\/([^/]+)\//.exec(file)?.[1]

function objection({ from, to, isPackage }: Import): string | undefined {
  const layer = layerOf(from)
  if (!layer) return `no layer of the plan contains ${from}`
  if (isPackage) {
    if (layer.name === 'engine' && !isTest(from)) return `${from} may not import ${to} because ${layer.why}`
    const owner = owned.find(entry => entry.packages.test(to))
    if (leafOf(from)?.[0] === 'admin' && adminFeaturePackages.test(to)) return undefined
    if (!owner || owner.layers.includes(layer.name) || isTest(from)) return undefined
    return `${from} may not import ${to} because ${owner.layers.join(' and ') || 'the administration'} may use it only`
  }
  if (/\.(css|json|svg|woff2?)$/.test(to)) return undefined
  const target = layerOf(to)
  if (!target) return `${from} imports ${to}, which no layer contains`
  if (isTest(from)) return undefined
  if (to === plainDialog && leafOf(from)?.[0] === 'admin' && from !== adminDialog)
    return `${from} may not import ${to} because ${adminDialog} shows errors inside the dialog`
  const isGame = leafOf(from)?.[0] === 'game'
  const extra: readonly string[] = isGame ? gameFeatureImports : []
  if (layer.name !== target.name && !layer.imports.includes(target.name) && !extra.includes(target.name)) {
    return `${from} may not import ${to} because ${layer.why}`
  }
  return siblingObjection(from, to)
}

/** Drizzle and the tables belong to repositories. The type of a row may be used anywhere. */
const isSqlOutsideRepository = ({ from, to, isTypeOnly }: Import): boolean =>
  moduleOf(from) !== undefined &&
  !isTypeOnly &&
  !isTest(from) &&
  !repositoryFile.test(from) &&
  /^drizzle-orm|^server\/db\/schema\//.test(to)

function siblingObjection(from: string, to: string): string | undefined {
  const [here, there] = [leafOf(from), leafOf(to)]
  if (here && there && (here[0] !== there[0] || (here[1] !== there[1] && !isShared(there[1])))) {
    return `${from} may not import ${to} because features never import a sibling`
  }
  const [above, below] = [moduleOf(from), moduleOf(to)]
  if (above && below && above !== below && moduleOrder.indexOf(below) >= moduleOrder.indexOf(above)) {
    return `${from} may not import ${to} because a module imports only earlier modules of server/modules.ts`
  }
  return undefined
}

/** @param nodeOf the file itself or its folder. An import within a node is not an edge. */
function graphOf(
  some: readonly Import[],
  nodeOf: (file: string) => string | undefined,
): Map<string, string[]> {
  const graph = new Map<string, string[]>()
  for (const { from, to, isPackage } of some) {
    const [source, target] = [nodeOf(from), nodeOf(to)]
    if (isPackage || !source || !target || source === target) continue
    graph.set(source, [...(graph.get(source) ?? []), target])
  }
  return graph
}

function circleFrom(start: string, graph: Map<string, string[]>): string[] | undefined {
  const path: string[] = []
  const done = new Set<string>()
  const walk = (file: string): string[] | undefined => {
    const at = path.indexOf(file)
    if (at >= 0) return [...path.slice(at), file]
    if (done.has(file)) return undefined
    path.push(file)
    for (const next of graph.get(file) ?? []) {
      const found = walk(next)
      if (found) return found
    }
    path.pop()
    done.add(file)
    return undefined
  }
  return walk(start)
}

describe('the import plan', () => {
  it('allows every import', () => {
    expect(imports.map(objection).filter(Boolean)).toEqual([])
  })

  it('has no circular imports', () => {
    const graph = graphOf(imports, file => file)
    for (const file of files) expect(circleFrom(file, graph)).toBeUndefined()
  })

  it('has no circular imports between the folders of src/stage', () => {
    const graph = graphOf(
      imports.filter(({ from }) => !isTest(from)),
      file => /^src\/stage\/(?:[\w-]+\/)?/.exec(file)?.[0],
    )
    expect(graph.size).toBeGreaterThan(5)
    for (const folder of graph.keys()) expect(circleFrom(folder, graph)).toBeUndefined()
  })

  it('lists exactly the folders of server/modules in server/modules.ts', () => {
    const folders = new Set(files.map(moduleOf).filter(name => name !== undefined))
    expect([...moduleOrder].sort()).toEqual([...folders].sort())
  })

  it('allows SQL only in the repositories of modules', () => {
    const outside = imports.filter(isSqlOutsideRepository)
    expect(outside.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('limits files to 300 lines, and longer files to their present length', () => {
    const long = sourcesOfAll(root).flatMap(file => {
      const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length
      return lines > (longFiles[file] ?? 300) ? [`${file}: ${lines}`] : []
    })
    expect(long).toEqual([])
  })

  it('requires `it` in unit and server tests', () => {
    const odd = files.filter(
      file => isTest(file) && /^\s*test(\.\w+)?\(/m.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(odd).toEqual([])
  })

  it('requires descriptive file names in kebab-case', () => {
    const odd = files.filter(file => {
      const name = file
        .split('/')
        .at(-1)!
        .replace(/\.(test|module)?\.?tsx?$/, '')
      return (
        !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)?$/.test(name) ||
        /^(utils?|helpers?|common|misc|manager|index)$/.test(name)
      )
    })
    expect(odd).toEqual([])
  })

  it('keeps clock and random numbers out of the engine', () => {
    const violations = files.filter(
      file =>
        file.startsWith('src/engine/') &&
        !isTest(file) &&
        /Math\.random|\bDate\b|performance\.now|setTimeout/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(violations).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, isTest, sourceFiles } from './imports.ts'
import { adminFeaturePackages, gameFeatureImports, moduleOrder, owned, type Room, rooms } from './plan.ts'

const root = join(import.meta.dirname, '../..')
const files = sourceFiles(root)
const imports = files.flatMap(file => importsOf(root, file))

const roomOf = (file: string): Room | undefined => rooms.find(room => room.at.test(file))

/** `features/game/battle` → area `game`, leaf `battle`. */
const leafOf = (file: string) =>
  /^src\/features\/([^/]+)\/([^/]+)\//.exec(file)?.slice(1) as [string, string] | undefined

const moduleOf = (file: string) => /^server\/modules\/([^/]+)\//.exec(file)?.[1]

function objection({ from, to, isPackage }: Import): string | undefined {
  const room = roomOf(from)
  if (!room) return `${from} stands in no room of the plan`
  if (isPackage) {
    if (room.name === 'engine' && !isTest(from)) return `${from} may not import ${to} because ${room.why}`
    const owner = owned.find(entry => entry.packages.test(to))
    if (leafOf(from)?.[0] === 'admin' && adminFeaturePackages.test(to)) return undefined
    if (!owner || owner.rooms.includes(room.name) || isTest(from)) return undefined
    return `${from} may not import ${to} because ${owner.rooms.join(' and ') || 'the administration'} owns it alone`
  }
  if (/\.(css|json|svg|woff2?)$/.test(to)) return undefined
  const target = roomOf(to)
  if (!target) return `${from} imports ${to}, which stands in no room`
  if (isTest(from)) return undefined
  const isGame = leafOf(from)?.[0] === 'game'
  const extra: readonly string[] = isGame ? gameFeatureImports : []
  if (room.name !== target.name && !room.imports.includes(target.name) && !extra.includes(target.name)) {
    return `${from} may not import ${to} because ${room.why}`
  }
  return siblingObjection(from, to)
}

function siblingObjection(from: string, to: string): string | undefined {
  const [here, there] = [leafOf(from), leafOf(to)]
  if (here && there && (here[0] !== there[0] || (here[1] !== there[1] && there[1] !== 'kit'))) {
    return `${from} may not import ${to} because features never import a sibling`
  }
  const [above, below] = [moduleOf(from), moduleOf(to)]
  if (above && below && above !== below && moduleOrder.indexOf(below) >= moduleOrder.indexOf(above)) {
    return `${from} may not import ${to} because modules stand in the order of the plan`
  }
  return undefined
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

describe('the plan of the house', () => {
  it('every import follows the plan', () => {
    expect(imports.map(objection).filter(Boolean)).toEqual([])
  })

  it('there is no circle', () => {
    const graph = new Map<string, string[]>()
    for (const { from, to, isPackage } of imports) {
      if (!isPackage) graph.set(from, [...(graph.get(from) ?? []), to])
    }
    for (const file of files) expect(circleFrom(file, graph)).toBeUndefined()
  })

  it('every module of the server has its place in the order', () => {
    const missing = new Set(files.map(moduleOf).filter(name => name && !moduleOrder.includes(name)))
    expect([...missing]).toEqual([])
  })

  it('no file is longer than 400 lines', () => {
    const long = files.filter(
      file =>
        !/\/(seed|migrations|locales)\/|\/icons\.ts$/.test(file) &&
        readFileSync(join(root, file), 'utf8').split('\n').length > 401,
    )
    expect(long).toEqual([])
  })

  it('names are kebab-case and say what they hold', () => {
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

  it('the engine knows no clock and no chance of its own', () => {
    const guilty = files.filter(
      file =>
        file.startsWith('src/engine/') &&
        !isTest(file) &&
        /Math\.random|\bDate\b|performance\.now|setTimeout/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(guilty).toEqual([])
  })
})

/** One file of the contract taken apart by what each declaration needs: a schema, nothing, or only to be called. */
import { parseAst } from 'vite'

export type PartName = 'calls' | 'plain' | 'schemas'

export type FilePart = Record<PartName, string> & { schemaNames: ReadonlySet<string> }

export const isSchemaPart = (parts: FilePart, name: string): boolean => parts.schemaNames.has(name)

type Node = { type: string; start: number; end: number } & Record<string, unknown>

interface Declared {
  names: readonly string[]
  uses: ReadonlySet<string>
  text: string // without `export`
  isExported: boolean
  call: string | undefined // `{ method, path }` when it declares a call
}

interface Imported {
  source: string
  name: string
}

/** Undefined for a file that does more than declare: it stays whole. */
export async function partsOf(
  code: string,
  self: string,
  isSchema: (source: string, name: string) => Promise<boolean>,
): Promise<FilePart | undefined> {
  const body = (parseAst(code) as unknown as { body: Node[] }).body
  const imports = new Map<string, Imported>()
  const declared: Declared[] = []
  for (const node of body) {
    if (node.type === 'ImportDeclaration') readImport(node, imports)
    else {
      const found = readDeclaration(node, code)
      if (!found) return undefined
      declared.push(found)
    }
  }
  const schemaNames = await tainted(declared, imports, isSchema)
  const inPart = (one: Declared): PartName =>
    one.call ? 'calls' : one.names.some(name => schemaNames.has(name)) ? 'schemas' : 'plain'
  const part = (name: PartName) => declared.filter(one => inPart(one) === name)
  const homes = new Map(declared.flatMap(one => one.names.map(name => [name, inPart(one)] as const)))
  const write = (name: PartName) => writePart(name, part(name), { imports, homes, self })
  const forward = (['calls', 'plain'] as const)
    .map(name => forwarded(part(name), `${self}?part=${name}`))
    .join('')
  return {
    calls: part('calls')
      .map(one => `export const ${one.names[0]} = ${one.call}\n`)
      .join(''),
    plain: write('plain'),
    schemas: write('schemas') + forward,
    schemaNames,
  }
}

function forwarded(part: readonly Declared[], from: string): string {
  const names = part.filter(one => one.isExported).flatMap(one => one.names)
  return names.length > 0 ? `export { ${names.join(', ')} } from '${from}'\n` : ''
}

interface Surroundings {
  imports: ReadonlyMap<string, Imported>
  homes: ReadonlyMap<string, PartName>
  self: string
}

/** The plain part shows all its names: the schemas may use what the file keeps to itself. */
function writePart(
  name: PartName,
  part: readonly Declared[],
  { imports, homes, self }: Surroundings,
): string {
  const used = new Set(part.flatMap(one => [...one.uses]))
  const lines: string[] = []
  for (const [local, { source, name: imported }] of imports)
    if (used.has(local)) lines.push(`import { ${imported} as ${local} } from '${source}'`)
  for (const other of ['calls', 'plain'] as const) {
    const names = [...used].filter(one => homes.get(one) === other)
    if (other !== name && names.length > 0)
      lines.push(`import { ${names.join(', ')} } from '${self}?part=${other}'`)
  }
  for (const one of part) {
    lines.push(one.text)
    if (one.isExported || name === 'plain') lines.push(`export { ${one.names.join(', ')} }`)
  }
  return `${lines.join('\n')}\n`
}

/** What reaches a schema, however far away. */
async function tainted(
  declared: readonly Declared[],
  imports: ReadonlyMap<string, Imported>,
  isSchema: (source: string, name: string) => Promise<boolean>,
): Promise<Set<string>> {
  const names = new Set<string>()
  for (const [local, { source, name }] of imports) if (await isSchema(source, name)) names.add(local)
  for (let before = -1; before !== names.size; ) {
    before = names.size
    for (const one of declared)
      if (!one.call && [...one.uses].some(name => names.has(name)))
        for (const own of one.names) names.add(own)
  }
  return names
}

function readImport(node: Node, imports: Map<string, Imported>): void {
  const source = (node.source as { value: string }).value
  for (const one of node.specifiers as { local: { name: string }; imported?: { name: string } }[])
    imports.set(one.local.name, { source, name: one.imported?.name ?? 'default' })
}

function readDeclaration(statement: Node, code: string): Declared | undefined {
  const isExported = statement.type === 'ExportNamedDeclaration'
  const node = (isExported ? statement.declaration : statement) as Node | null
  if (node?.type !== 'VariableDeclaration' && node?.type !== 'FunctionDeclaration') return undefined
  const uses = new Set<string>()
  collect(node, uses)
  const text = code.slice(node.start, node.end)
  if (node.type === 'FunctionDeclaration')
    return { names: [nameOf(node.id)], uses, text, isExported, call: undefined }
  const declarations = node.declarations as { id: Node; init: Node | null }[]
  if (declarations.some(one => one.id.type !== 'Identifier')) return undefined
  const call = declarations.length === 1 ? callOf(declarations[0]!.init) : undefined
  return { names: declarations.map(one => nameOf(one.id)), uses, text, isExported, call }
}

const nameOf = (node: unknown): string => (node as { name: string }).name

/** `endpoint({ method: 'GET', path: '/x', … })` → its method and path. */
function callOf(init: Node | null): string | undefined {
  if (init?.type !== 'CallExpression' || nameOf(init.callee) !== 'endpoint') return undefined
  const [given] = init.arguments as Node[]
  if (given?.type !== 'ObjectExpression') return undefined
  const properties = given.properties as { key?: Node; value?: { value?: unknown } }[]
  const text = (name: string) => properties.find(one => one.key && nameOf(one.key) === name)?.value?.value
  const [method, path] = [text('method'), text('path')]
  return typeof method === 'string' && typeof path === 'string' ? JSON.stringify({ method, path }) : undefined
}

/** Every name a declaration mentions; property names do not count. */
function collect(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, names)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const node = value as Node
  if (node.type === 'Identifier') names.add(nameOf(node))
  for (const [key, child] of Object.entries(node)) {
    const isName =
      (key === 'property' && node.type === 'MemberExpression') || (key === 'key' && node.type === 'Property')
    if (!(isName && node.computed === false)) collect(child, names)
  }
}

/** Splits a contract file by what each declaration needs: a schema, no schema, or only method and path of a call. */
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
  call: string | undefined // `{ method, path }` if it declares a call
}

interface Imported {
  source: string
  name: string
}

/** Returns undefined for a file with other statements than declarations. Such a file is not split. */
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
      const declaration = readDeclaration(node, code)
      if (!declaration) return undefined
      declared.push(declaration)
    }
  }
  const schemaNames = await namesNeedingSchemas(declared, imports, isSchema)
  const inPart = (declaration: Declared): PartName =>
    declaration.call ? 'calls' : declaration.names.some(name => schemaNames.has(name)) ? 'schemas' : 'plain'
  const part = (name: PartName) => declared.filter(declaration => inPart(declaration) === name)
  const partOfName = new Map(
    declared.flatMap(declaration => declaration.names.map(name => [name, inPart(declaration)] as const)),
  )
  const write = (name: PartName) => writePart(name, part(name), { imports, homes: partOfName, self })
  const forward = (['calls', 'plain'] as const)
    .map(name => forwarded(part(name), `${self}?part=${name}`))
    .join('')
  return {
    calls: part('calls')
      .map(declaration => `export const ${declaration.names[0]} = ${declaration.call}\n`)
      .join(''),
    plain: write('plain'),
    schemas: write('schemas') + forward,
    schemaNames,
  }
}

function forwarded(part: readonly Declared[], from: string): string {
  const names = part.filter(declaration => declaration.isExported).flatMap(declaration => declaration.names)
  return names.length > 0 ? `export { ${names.join(', ')} } from '${from}'\n` : ''
}

interface Surroundings {
  imports: ReadonlyMap<string, Imported>
  homes: ReadonlyMap<string, PartName>
  self: string
}

/** Writes the plain part and exports all its names, because the schemas may use declarations that are private to the file. */
function writePart(
  name: PartName,
  part: readonly Declared[],
  { imports, homes: partOfName, self }: Surroundings,
): string {
  const used = new Set(part.flatMap(declaration => [...declaration.uses]))
  const lines: string[] = []
  for (const [local, { source, name: imported }] of imports)
    if (used.has(local)) lines.push(`import { ${imported} as ${local} } from '${source}'`)
  for (const otherPart of ['calls', 'plain'] as const) {
    const names = [...used].filter(name => partOfName.get(name) === otherPart)
    if (otherPart !== name && names.length > 0)
      lines.push(`import { ${names.join(', ')} } from '${self}?part=${otherPart}'`)
  }
  for (const declaration of part) {
    lines.push(declaration.text)
    if (declaration.isExported || name === 'plain') lines.push(`export { ${declaration.names.join(', ')} }`)
  }
  return `${lines.join('\n')}\n`
}

/** Returns the declarations that depend on a schema, directly or indirectly. */
async function namesNeedingSchemas(
  declared: readonly Declared[],
  imports: ReadonlyMap<string, Imported>,
  isSchema: (source: string, name: string) => Promise<boolean>,
): Promise<Set<string>> {
  const names = new Set<string>()
  for (const [local, { source, name }] of imports) if (await isSchema(source, name)) names.add(local)
  for (let before = -1; before !== names.size; ) {
    before = names.size
    for (const declaration of declared)
      if (!declaration.call && [...declaration.uses].some(name => names.has(name)))
        for (const name of declaration.names) names.add(name)
  }
  return names
}

function readImport(node: Node, imports: Map<string, Imported>): void {
  const source = (node.source as { value: string }).value
  for (const specifier of node.specifiers as { local: { name: string }; imported?: { name: string } }[])
    imports.set(specifier.local.name, { source, name: specifier.imported?.name ?? 'default' })
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
  if (declarations.some(declaration => declaration.id.type !== 'Identifier')) return undefined
  const call = declarations.length === 1 ? callOf(declarations[0]!.init) : undefined
  return { names: declarations.map(declaration => nameOf(declaration.id)), uses, text, isExported, call }
}

const nameOf = (node: unknown): string => (node as { name: string }).name

/** `endpoint({ method: 'GET', path: '/x', … })` → its method and path. Returns undefined for any other expression. */
function callOf(init: Node | null): string | undefined {
  if (init?.type !== 'CallExpression' || nameOf(init.callee) !== 'endpoint') return undefined
  const [options] = init.arguments as Node[]
  if (options?.type !== 'ObjectExpression') return undefined
  const properties = options.properties as { key?: Node; value?: { value?: unknown } }[]
  const literalOf = (name: string) => properties.find(({ key }) => key && nameOf(key) === name)?.value?.value
  const [method, path] = [literalOf('method'), literalOf('path')]
  return typeof method === 'string' && typeof path === 'string' ? JSON.stringify({ method, path }) : undefined
}

/** Collects every name that a declaration uses. Property names do not count. */
function collect(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, names)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const node = value as Node
  if (node.type === 'Identifier') names.add(nameOf(node))
  for (const [key, child] of Object.entries(node)) {
    const isName =
      (key === 'property' && node.type === 'MemberExpression') || (key === 'key' && node.type === 'Property')
    if (!(isName && node.computed === false)) collect(child, names)
  }
}

/**
 * Official schemas and sample invoices, which are not part of the repository. `LAW_DATA` names their folder; without it a
 * folder `shared/law` next to the repository, or next to the folder that contains it, is used.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const candidates = [process.env.LAW_DATA, '../shared/law', '../../shared/law'].filter(
  path => path !== undefined,
)

/** Throws with the path and what is missing if no candidate contains the schemas. */
function lawData(): string {
  const found = candidates.map(path => resolve(path)).find(path => existsSync(join(path, 'xsd')))
  if (found) return found
  throw new Error(
    'The official FatturaPA schemas are missing. Set LAW_DATA to a folder with xsd/Schema_VFPR12_v1.2.3.xsd, xsd/xmldsig-core-schema.xsd, xsd/MessaggiFatturaTypes_v1.0.xsd and samples/.',
  )
}

export const lawSchemas = (): string => join(lawData(), 'xsd')

/** Returns name and text of all samples of a kind. */
export function lawSamples(kind: 'valid' | 'invalid'): { name: string; xml: string }[] {
  const folder = join(lawData(), 'samples', kind)
  return readdirSync(folder)
    .filter(name => name.endsWith('.xml'))
    .map(name => ({ name, xml: readFileSync(join(folder, name), 'utf8') }))
}

/**
 * Parses and validates XML with libxml2, without network and external entities. The library is loaded when it is first
 * used. The official schemas are not part of the product: an operator stores them in `DATA_DIR/schemas`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { XmlDocument, XsdValidator } from 'libxml2-wasm'

export const schemaFiles = {
  invoice: 'Schema_VFPR12_v1.2.3.xsd',
  receipt: 'MessaggiFatturaTypes_v1.0.xsd',
} as const
const signatureSchema = 'xmldsig-core-schema.xsd'

/** Returns undefined if the text is not well-formed XML. The caller disposes of the document. */
export async function parseXml(text: string): Promise<XmlDocument | undefined> {
  const { ParseOption, XmlDocument: Document, XmlParseError } = await import('libxml2-wasm')
  try {
    return Document.fromString(text, {
      option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NOBLANKS,
    })
  } catch (error) {
    if (error instanceof XmlParseError) return undefined
    throw error
  }
}

const validators = new Map<string, Promise<XsdValidator | null>>()

/** The schema imports that of signatures by its web address, which is replaced by the local file. */
async function loadValidator(folder: string, file: string): Promise<XsdValidator | null> {
  const source = await readFile(join(folder, file), 'utf8').catch(() => null)
  if (source === null) return null
  const {
    XmlBufferInputProvider,
    XmlDocument: Document,
    XsdValidator: Validator,
    xmlRegisterInputProvider,
  } = await import('libxml2-wasm')
  const signature = await readFile(join(folder, signatureSchema))
  const local = `memory:/${signatureSchema}`
  const schema = (text: string) =>
    text.replaceAll(/schemaLocation="[^"]*xmldsig-core-schema\.xsd"/g, `schemaLocation="${local}"`)
  const withoutDoctype = signature.toString('utf8').replace(/<!DOCTYPE[\s\S]*?\]>/, '')
  xmlRegisterInputProvider(
    new XmlBufferInputProvider({ [local]: new Uint8Array(Buffer.from(withoutDoctype)) }),
  )
  const document = Document.fromString(schema(source), { url: `memory:/${file}` })
  return Validator.fromDoc(document)
}

/**
 * Returns the first violation of the official schema, undefined if the document is valid, or null if the folder does not
 * contain the schema.
 */
export async function schemaViolation(
  document: XmlDocument,
  folder: string,
  kind: keyof typeof schemaFiles,
): Promise<string | undefined | null> {
  const path = join(folder, schemaFiles[kind])
  const loading = validators.get(path) ?? loadValidator(folder, schemaFiles[kind])
  validators.set(path, loading)
  const validator = await loading
  if (!validator) {
    validators.delete(path) // the operator may add the file later
    return null
  }
  const { XmlValidateError } = await import('libxml2-wasm')
  try {
    validator.validate(document)
    return undefined
  } catch (error) {
    if (error instanceof XmlValidateError) return error.message.trim().split('\n')[0]
    throw error
  }
}

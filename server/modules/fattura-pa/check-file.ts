/** All checks of an electronic invoice before it is exported: schema, content, name and size of the file. */
import type { SdiCode } from '@/contract/endpoints/admin/sdi-codes.ts'
import { violationsOf } from './check-fattura.ts'
import { parseXml, schemaViolation } from './read-xml.ts'

const largest = 5 * 1024 * 1024 // bytes

/** `IT01234567897_00A3k.xml` (Allegato A, 1.2.2). */
const fileName = /^[A-Z]{2}[A-Za-z0-9]{2,28}_[A-Za-z0-9]{1,5}\.(xml|XML)$/

export interface CheckedFile {
  codes: SdiCode[]
  detail: string // first violation of the schema, empty otherwise
}

/**
 * Without the official schema in `schemas` the other checks run alone.
 *
 * @param today calendar day in the shop's time zone
 */
export async function checkFile(
  file: { name: string; xml: string },
  { schemas, today }: { schemas: string; today: string },
): Promise<CheckedFile> {
  const ofFile: SdiCode[] = [
    ...(fileName.test(file.name) ? [] : (['00001'] as const)),
    ...(Buffer.byteLength(file.xml) > largest ? (['00003'] as const) : []),
  ]
  const document = await parseXml(file.xml)
  if (!document) return { codes: [...ofFile, '00200'], detail: '' }
  using parsed = document
  const violation = await schemaViolation(parsed, schemas, 'invoice')
  if (violation) return { codes: [...ofFile, '00200'], detail: violation }
  return { codes: [...ofFile, ...violationsOf(parsed, today)], detail: '' }
}

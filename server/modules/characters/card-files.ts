/**
 * Videos and sounds that admins upload. Their type is detected from their content, never from their name. They are
 * stored below the data folder under a random name.
 */

import { basename } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { parse } from 'range-parser'
import type { ResponseOf } from '@/contract/endpoint.ts'
import type { uploadCardFile } from '@/contract/endpoints/admin/characters.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import {
  type ByteRange,
  type FileKey,
  type FileStore,
  nameOfContent,
  namesBefore,
  typeOfFile,
} from '../../kernel/files/file-store.ts'
import { immutableHeaders, inertFileHeaders } from '../../kernel/files/serve-uploads.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'

const endings: Readonly<Record<string, { ending: string; kind: 'clip' | 'sound' }>> = {
  'video/webm': { ending: 'webm', kind: 'clip' },
  'video/mp4': { ending: 'mp4', kind: 'clip' },
  'audio/mpeg': { ending: 'mp3', kind: 'sound' },
  'audio/ogg': { ending: 'ogg', kind: 'sound' },
  'audio/wav': { ending: 'wav', kind: 'sound' },
  'audio/x-m4a': { ending: 'm4a', kind: 'sound' },
}
const nameShape = /^[\w-]{16,40}\.(webm|mp4|mp3|ogg|wav|m4a)$/

const addressOf = (name: string): string => `/uploads/cards/${name}`

const keyOf = (name: string): FileKey => `uploads/cards/${name}`

/**
 * Refuses `unsupported_media_type`, also without a file. Writes an audit entry. A day later, `removeUnusedCardFiles`
 * deletes the file if no card uses it.
 */
export async function sendCardFile(
  _: unknown,
  context: CallContext,
): Promise<ResponseOf<typeof uploadCardFile> | Refusal> {
  const { files, db, ids, now, request, caller } = context
  const kind = request.file && (await fileTypeFromBuffer(request.file).catch(() => undefined))
  const ending = kind && endings[kind.mime]
  if (!request.file || !ending || !caller) return refuse('unsupported_media_type')
  const name = `${nameOfContent(ids.secret(16), request.file)}.${ending.ending}`
  await files.write(keyOf(name), request.file)
  const url = addressOf(name)
  await recordChange(
    db,
    { userId: caller.userId, at: now() },
    {
      record: 'character',
      id: name,
      title: url,
      before: null,
      after: { url, bytes: request.file.length },
    },
  )
  return { kind: ending.kind, url }
}

/** Returns addresses of the files written before this moment. */
export const cardFilesBefore = async (files: FileStore, before: Date): Promise<string[]> =>
  (await namesBefore(files, 'uploads/cards', before)).filter(name => nameShape.test(name)).map(addressOf)

/** `address` as `cardFilesBefore` returns it. Does nothing when the file is already deleted. */
export const removeCardFile = (files: FileStore, address: string): Promise<void> =>
  files.remove(keyOf(basename(address)))

/**
 * Returns the requested part of a file of this size; `whole` for a header that is malformed or names several parts, and
 * `unsatisfiable` for a part beyond the end.
 */
function partOf(size: number, header: string): ByteRange | 'whole' | 'unsatisfiable' {
  const { code, type, ranges } = parse(size, header)
  if (type !== 'bytes' || code % 2 === 1 || ranges.length > 1) return 'whole'
  return ranges[0] ?? 'unsatisfiable'
}

async function sendPart(
  reply: FastifyReply,
  files: FileStore,
  key: FileKey,
  header: string | undefined,
): Promise<FastifyReply> {
  const facts = header === undefined ? null : await files.stat(key)
  const part = facts && header ? partOf(facts.size, header) : 'whole'
  if (facts && part === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${facts.size}`).send()
  const range = typeof part === 'string' ? undefined : part
  const file = await files.open(key, range)
  if (!file) {
    reply.callNotFound()
    return reply
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  return reply
    .type(typeOfFile(key))
    .headers({ ...inertFileHeaders, ...immutableHeaders })
    .header('content-length', range ? range.end - range.start + 1 : file.size)
    .send(file.stream)
}

/** Serves `/uploads/cards/<name>`, with range requests for media players. */
export function mountCardFiles(app: FastifyInstance, { files }: Pick<AppContext, 'files'>): void {
  app.get<{ Params: { file: string } }>('/uploads/cards/:file', async ({ params, headers }, reply) => {
    if (nameShape.test(params.file))
      return sendPart(reply.header('accept-ranges', 'bytes'), files, keyOf(params.file), headers.range)
    reply.callNotFound()
    return reply
  })
}

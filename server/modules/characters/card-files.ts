/**
 * Videos and sounds that admins upload. Their type is detected from their content, never from their name. They are
 * stored below the data folder under a random name.
 */

import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { ResponseOf } from '@/contract/endpoint.ts'
import type { uploadCardFile } from '@/contract/endpoints/admin/characters.ts'
import type { Config } from '../../config.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import { dataFolder } from '../../kernel/files/folders.ts'
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
const types: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
}
const nameShape = /^[\w-]{16,40}\.(webm|mp4|mp3|ogg|wav|m4a)$/

const addressOf = (name: string): string => `/uploads/cards/${name}`

const folderOf = (config: Pick<Config, 'dataDir'>): string => dataFolder(config, 'uploads', 'cards')

/**
 * Refuses `unsupported_media_type`, also without a file. Writes an audit entry. A day later, `removeUnusedCardFiles`
 * deletes the file if no card uses it.
 */
export async function sendCardFile(
  _: unknown,
  context: CallContext,
): Promise<ResponseOf<typeof uploadCardFile> | Refusal> {
  const { config, db, ids, now, request, caller } = context
  const kind = request.file && (await fileTypeFromBuffer(request.file).catch(() => undefined))
  const ending = kind && endings[kind.mime]
  if (!request.file || !ending || !caller) return refuse('unsupported_media_type')
  const name = `${ids.secret(16)}.${ending.ending}`
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.part`), request.file)
  await rename(join(folder, `${name}.part`), join(folder, name))
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
export async function cardFilesBefore(config: Pick<Config, 'dataDir'>, before: Date): Promise<string[]> {
  const folder = folderOf(config)
  const names = await readdir(folder).catch(() => [])
  const addresses = await Promise.all(
    names.map(async name => {
      const facts = await stat(join(folder, name)).catch(() => null)
      return facts && facts.mtime < before && nameShape.test(name) ? [addressOf(name)] : []
    }),
  )
  return addresses.flat()
}

/** `address` as `cardFilesBefore` returns it. Does nothing when the file is already deleted. */
export const removeCardFile = (config: Pick<Config, 'dataDir'>, address: string): Promise<void> =>
  rm(join(folderOf(config), basename(address)), { force: true })

/** Serves `/uploads/cards/<name>`, with range requests for media players. */
export function mountCardFiles(app: FastifyInstance, { config }: Pick<AppContext, 'config'>): void {
  app.get<{ Params: { file: string } }>('/uploads/cards/:file', async ({ params, headers }, reply) => {
    const ending = nameShape.exec(params.file)?.[1]
    const bytes = ending ? await readFile(join(folderOf(config), params.file)).catch(() => null) : null
    if (!bytes || !ending) {
      reply.callNotFound()
      return reply
    }
    reply
      .type(types[ending] ?? 'application/octet-stream')
      .headers({ ...inertFileHeaders, ...immutableHeaders })
      .header('accept-ranges', 'bytes')
    const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '')
    const from = Number(range?.[1] ?? 0)
    if (!range || from >= bytes.length) return reply.send(bytes)
    const to = Math.min(range[2] ? Number(range[2]) : bytes.length - 1, bytes.length - 1)
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
      .send(bytes.subarray(from, to + 1))
  })
}

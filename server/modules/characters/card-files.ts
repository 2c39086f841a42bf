/** Clips and voices admins send: told by their content, never by their name, kept below the data folder under a name by chance. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { uploadCardFile } from '../../../src/contract/character-administration.ts'
import type { AnswerOf } from '../../../src/contract/endpoint.ts'
import type { Config } from '../../config.ts'
import type { CallContext, World } from '../../kernel/context.ts'
import { dataFolder } from '../../kernel/data-folder.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'

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

const folderOf = (config: Pick<Config, 'dataDir'>): string => dataFolder(config, 'uploads', 'cards')

export async function sendCardFile(
  _: unknown,
  context: CallContext,
): Promise<AnswerOf<typeof uploadCardFile> | Refusal> {
  const { config, db, ids, now, request, caller } = context
  const kind = request.file && (await fileTypeFromBuffer(request.file).catch(() => undefined))
  const known = kind && endings[kind.mime]
  if (!request.file || !known || !caller) return refuse('unsupported_media_type')
  const name = `${ids.secret(16)}.${known.ending}`
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.part`), request.file)
  await rename(join(folder, `${name}.part`), join(folder, name))
  const url = `/uploads/cards/${name}`
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
  return { kind: known.kind, url }
}

/** `/uploads/cards/<name>`; a part of a file for players that ask for one. */
export function mountCardFiles(app: FastifyInstance, { config }: Pick<World, 'config'>): void {
  app.get<{ Params: { file: string } }>('/uploads/cards/:file', async ({ params, headers }, reply) => {
    const ending = nameShape.exec(params.file)?.[1]
    const bytes = ending ? await readFile(join(folderOf(config), params.file)).catch(() => null) : null
    if (!bytes || !ending) {
      reply.callNotFound()
      return reply
    }
    reply
      .type(types[ending] ?? 'application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
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

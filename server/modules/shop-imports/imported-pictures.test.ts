import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BulkJob } from '@/contract/endpoints/admin/jobs.ts'
import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { runJobs } from '../bulk-jobs/run-jobs.ts'
import { bulkJobCalls } from '../bulk-jobs/testing/bulk-job-calls.ts'
import { type ParsedFile, parsedFile } from './testing/import-files.ts'

let picture: Buffer
let downloads: string[] = []
const host = createServer((request, response) => {
  downloads.push(request.url ?? '')
  if (request.url === '/moved.png') response.writeHead(302, { location: '/tokens.png' }).end()
  else if (request.url === '/page.png') response.end('<html>no picture</html>')
  else if (request.url?.endsWith('.png')) response.end(picture)
  else response.writeHead(404).end()
})
let server: TestServer
let calls: ReturnType<typeof bulkJobCalls>
let address = ''
beforeAll(async () => {
  picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#387e84' } })
    .png()
    .toBuffer()
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  server = await openTestServer({ importsMayBePrivate: true })
  calls = bulkJobCalls(server)
})
afterAll(async () => {
  host.close()
  await server.close()
})
beforeEach(() => {
  downloads = []
})

/** A file with one product, whose pictures are at these paths. */
function fileWith(sku: string, paths: readonly string[]): ParsedFile {
  const file = parsedFile('shopify-products-2025.csv', { locale: 'en' })
  const [row] = file.records[0]?.rows ?? []
  if (!row) throw new Error('no row')
  const first = { ...row.cells, handle: sku.toLowerCase(), sku, title: sku }
  const rows = paths.map((path, at) => ({
    line: at + 2,
    cells: {
      ...(at === 0 ? first : { handle: sku.toLowerCase() }),
      picture: `${address}${path}`,
      picture_text: path,
      picture_position: String(at + 1),
    },
  }))
  return { ...file, records: [{ rows }] }
}

const latestJob = async (): Promise<BulkJob> => {
  const list = await server.call('GET', '/admin/jobs', { as: 'admin' })
  const [job] = list.json<{ data: BulkJob[] }>().data
  if (!job) throw new Error('no job')
  return job
}

async function importFile(file: ParsedFile): Promise<BulkJob> {
  await calls.start({ kind: 'import_shop_products', ...file })
  await calls.run()
  return latestJob()
}

async function productWith(sku: string): Promise<AdminProduct> {
  const list = await server.call('GET', `/admin/products?search=${sku}`, { as: 'admin' })
  const [row] = list.json<{ data: { id: number }[] }>().data
  return (await server.call('GET', `/admin/products/${row?.id}`, { as: 'admin' })).json<AdminProduct>()
}

describe('pictures of imported products', () => {
  it('are downloaded by a job that follows the import, in the order of the file', async () => {
    const job = await importFile(fileWith('PIC-1', ['/one.png', '/moved.png']))
    expect(job).toMatchObject({ kind: 'import_pictures', status: 'done', succeeded: 2, failed: 0 })
    const { pictures } = await productWith('PIC-1')
    expect(pictures.map(({ alts }) => [alts.it, alts.en])).toEqual([
      ['/one.png', '/one.png'],
      ['/moved.png', '/moved.png'],
    ])
    const image = await server.app.inject({ method: 'GET', url: pictures[0]?.url ?? '' })
    expect(image.headers['content-type']).toBe('image/webp')
  })

  it('are not downloaded again when the file is imported again', async () => {
    const job = await importFile(fileWith('PIC-1', ['/one.png', '/moved.png']))
    expect(job.kind).toBe('import_shop_products')
    expect(downloads).toEqual([])
    expect((await productWith('PIC-1')).pictures).toHaveLength(2)
  })

  it('fail one by one with their reason, and the product keeps the others', async () => {
    const job = await importFile(fileWith('PIC-2', ['/missing.jpg', '/page.png', '/two.png']))
    expect(job).toMatchObject({ succeeded: 1, failed: 2 })
    const rows = await calls.rows(job.id)
    expect(rows.map(({ problem }) => problem && [problem.code, problem.params])).toEqual([
      ['picture_status', { status: 404 }],
      ['unsupported_media_type', undefined],
      null,
    ])
    expect((await productWith('PIC-2')).pictures).toHaveLength(1)
  })

  it('downloads each picture once if the process ends in between', async () => {
    await calls.start({ kind: 'import_shop_products', ...fileWith('PIC-3', ['/a.png', '/b.png', '/c.png']) })
    const ending = new AbortController()
    const stoppingAtPicture = {
      ...server.context,
      files: new Proxy(server.context.files, {
        get: (files, name) => {
          if (name === 'write' && downloads.length > 0) ending.abort()
          const value = Reflect.get(files, name, files)
          return typeof value === 'function' ? value.bind(files) : value
        },
      }),
    }
    await runJobs(stoppingAtPicture, 'ended', ending.signal)
    expect((await productWith('PIC-3')).pictures).toHaveLength(1)
    await calls.run()
    expect((await productWith('PIC-3')).pictures).toHaveLength(3)
    expect(downloads).toEqual(['/a.png', '/b.png', '/c.png'])
  })

  it('are never downloaded from a private address', async () => {
    const config = { ...server.context.config, importsMayBePrivate: false }
    await calls.start({ kind: 'import_shop_products', ...fileWith('PIC-4', ['/one-private.png']) })
    await runJobs({ ...server.context, config }, 'private', new AbortController().signal)
    expect(downloads).toEqual([])
    const [row] = await calls.rows((await latestJob()).id)
    expect(row?.problem?.code).toBe('picture_unreachable')
  })
})

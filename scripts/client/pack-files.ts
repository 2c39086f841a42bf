/** Compresses every text file of the build with brotli at the highest level, so that the server does not compress responses. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const isText = /\.(js|css|svg|json|webmanifest|txt)$/
const leastBytes = 600
const most = constants.BROTLI_MAX_QUALITY

const pack = promisify(brotliCompress)

export const packFiles = (): Plugin => {
  let folder = ''
  return {
    name: 'pack-files',
    apply: 'build',
    configResolved: config => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = await readdir(folder, { recursive: true })
        await Promise.all(names.filter(name => isText.test(name)).map(name => packFile(join(folder, name))))
      },
    },
  }
}

async function packFile(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length < leastBytes) return
  await writeFile(`${path}.br`, await pack(text, { params: { [constants.BROTLI_PARAM_QUALITY]: most } }))
}

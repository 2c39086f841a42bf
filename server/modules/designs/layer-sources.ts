import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { characterPicture } from '@/contract/endpoints/shop/print-design.ts'
import type { FileStore } from '../../kernel/files/file-store.ts'
import { assetsFolder } from '../../kernel/files/folders.ts'
import { designFiles } from './picture-files.ts'
import type { LayerSources } from './render-side.ts'

/** Returns the file of one of the shop's pictures, or null for any other address. */
export const readAsset = (address: string): Promise<Buffer | null> =>
  /^\/assets\/[\w/-]+\.webp$/.test(address)
    ? readFile(join(assetsFolder(), address)).catch(() => null)
    : Promise.resolve(null)

/** Returns the workshop's drawing, twice as large as the screen picture. A deployment may lack it. */
const largeDrawing = (slug: string): Promise<Buffer | null> =>
  /^[a-z-]+$/.test(slug)
    ? readFile(join(process.cwd(), 'assets/prints', `${slug}.webp`)).catch(() => null)
    : Promise.resolve(null)

export const layerSources = (files: FileStore): LayerSources => ({
  character: async slug => (await largeDrawing(slug)) ?? readAsset(characterPicture(slug)),
  picture: id => designFiles.read(files, id),
})

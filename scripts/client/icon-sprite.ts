/**
 * Loads icons as one SVG sprite per file instead of as script. In the client build, every drawing of `src/ui/icon/*-icons.ts`
 * and `icons.ts` becomes the URL of its symbol in a sprite. `ui/icon/icon.tsx` supports both.
 */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const iconFile = /\/src\/ui\/icon\/(?:[\w-]+-)?icons\.ts$/
const drawing = /export const (icon\w+) =\s+'([^']+)'/g

const symbol = (name: string, path: string) =>
  `<symbol id="${name}" viewBox="0 0 256 256"><path d="${path}"/></symbol>`

export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    enforce: 'pre',
    apply: 'build',
    async transform(_, id) {
      if (!iconFile.test(id)) return undefined
      const drawings = [...(await readFile(id, 'utf8')).matchAll(drawing)].map(
        ([, name = '', path = '']) => ({ name, path }),
      )
      if (drawings.length === 0) return undefined // re-exports the icons of another file
      const symbols = drawings.map(({ name, path }) => symbol(name, path)).join('')
      const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const set = id.split('/').pop()!.replace('.ts', '')
      const fileName = `assets/${set}-${hash}.svg`
      this.emitFile({ type: 'asset', fileName, source })
      const code = drawings.map(({ name }) => `export const ${name} = '/${fileName}#${name}'`).join('\n')
      return { code, map: null, moduleSideEffects: false }
    },
  }
}

/** The Phosphor icons the card is drawn with. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const phosphor = (
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json'), 'utf8')) as {
    icons: Record<string, { body: string }>
  }
).icons

/** Body of a Phosphor icon on a 256 grid, painted in currentColor. */
export const iconBody = (name: string): string => {
  const icon = phosphor[`${name}-fill`]
  if (!icon) throw new Error(`no Phosphor icon "${name}"`)
  return icon.body
}

export const iconSvg = (name: string, style = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" style="display:block;${style}">${iconBody(name)}</svg>`

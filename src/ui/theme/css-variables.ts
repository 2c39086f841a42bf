import { fileUrl } from '@/contract/file-url.ts'
import type { Palette } from '@/contract/palette.ts'
import { derive } from '@/design/theme/derive.ts'
import { type GroundWishes, groundOf } from '@/design/theme/ground.ts'
import type { ThemeMode, Tokens } from '@/design/theme/tokens.ts'

const block = (selector: string, scheme: string, tokens: Tokens) =>
  `${selector}{color-scheme:${scheme};${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** Encodes an address so that it cannot end `url("…")`. */
const quoted = (address: string) =>
  `url("${address.replace(/["\\\n\r\f]/g, one => encodeURIComponent(one))}")`

/** The image behind the page, covered with as much of the canvas colour as the text needs. */
function picture(selector: string, wishes: GroundWishes, mode: ThemeMode): string {
  if (!wishes.background_image) return ''
  const veil = `color-mix(in srgb,var(--canvas) ${groundOf(wishes, mode).veil * 100}%,transparent)`
  return `${selector}{background:linear-gradient(${veil},${veil}),${quoted(fileUrl(wishes.background_image))} center/cover fixed,var(--canvas)}`
}

export interface LookWishes extends GroundWishes {
  show_dark_mode?: boolean
}

/**
 * The whole look as CSS: light on `:root`, dark below the class `dark` (also on a part of the page, such as the night
 * hero). Scripts set the class. Without them a media query follows the system.
 */
export function tokensCss(palette: Partial<Palette>, wishes: LookWishes = {}): string {
  const light = derive(palette, 'light', wishes)
  const dark = derive(palette, 'dark', wishes)
  return [
    block(':root,.light', groundOf(wishes, 'light').dark ? 'dark' : 'light', light),
    block('.dark', 'dark', dark),
    picture(':root body', wishes, 'light'),
    picture(':root.dark body', wishes, 'dark'),
    wishes.show_dark_mode
      ? `@media (scripting:none) and (prefers-color-scheme:dark){${block(':root', 'dark', dark)}${picture(':root body', wishes, 'dark')}}`
      : '',
  ].join('')
}

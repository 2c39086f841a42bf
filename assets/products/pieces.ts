/** What product pictures share: logo, spark, rays, contact shadow, fonts. One light for all, from the top left. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type ToneName, tones } from './tones.ts'

const require = createRequire(import.meta.url)
const font = (file: string): string =>
  `data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')}`

export const fontFaces = `@font-face{font-family:Lilita;src:url(${font('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2')})}
@font-face{font-family:Lexend;font-weight:100 900;src:url(${font('@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2')})}`

export const CANVAS = 1000

export const canvasStyle = `<style>${fontFaces}*{box-sizing:border-box;margin:0}
body{width:${CANVAS}px;height:${CANVAS}px;background:transparent;font-family:Lexend;position:relative;overflow:hidden}
.abs{position:absolute}.fill{position:absolute;inset:0}img{display:block}</style>`

export const fill = (style: string, inner = ''): string => `<div class="fill" style="${style}">${inner}</div>`
export const put = (style: string, inner = ''): string => `<div class="abs" style="${style}">${inner}</div>`

/** Something placed at x, y and turned around a point of itself. */
export const turned = (x: number, y: number, degrees: number, inner: string, around = '50% 50%'): string =>
  put(`left:${x}px;top:${y}px;transform-origin:${around};transform:rotate(${degrees}deg)`, inner)

export const shadow = (x: number, y: number, rx: number, ry: number, strength = 0.34): string =>
  put(
    `left:${x - rx}px;top:${y - ry}px;width:${rx * 2}px;height:${ry * 2}px;background:radial-gradient(closest-side,rgba(6,28,32,${strength}),rgba(6,28,32,${strength * 0.45}) 55%,transparent)`,
  )

export const logo = (size: number, shade = '#0008'): string =>
  `<div style="font:400 ${size}px/.86 Lilita;color:#fff;text-align:center;text-shadow:0 ${size * 0.04}px 0 ${shade},0 ${size * 0.1}px ${size * 0.2}px #0006">Bottega<br><span style="font-size:1.16em;color:#ffd34d">Arcana</span></div>`

export const spark = (size: number, colour = '#ffd34d'): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" style="display:block;flex:none"><path fill="${colour}" d="M12 0c1 7 4 10.500 12 12-8 1.500-11 5-12 12-1-7-4-10.500-12-12 8-1.500 11-5 12-12z"/></svg>`

export const rays = (colour: string): string =>
  `repeating-conic-gradient(from 4deg at 50% 56%,${colour} 0 7deg,transparent 7deg 14deg)`

export const picture = (src: string, width: number, left: number, top: number, style = ''): string =>
  `<img class="abs" src="${src}" style="width:${width}px;left:${left}px;top:${top}px;${style}">`

/** A creature in the middle of a surface of the given width. */
export const centred = (src: string, width: number, surface: number, top: number): string =>
  picture(src, width, (surface - width) / 2, top, 'filter:drop-shadow(0 14px 14px #0007)')

/** Printed cardboard of an element: a glow with rays. */
export const printed = (name: ToneName, inner = ''): string => {
  const [light, middle, deep] = tones[name]
  return (
    fill(`background:radial-gradient(90% 75% at 50% 60%,${light},${middle} 52%,${deep})`) +
    fill(
      `background:${rays(`${light}44`)};-webkit-mask:radial-gradient(60% 55% at 50% 56%,#000,transparent)`,
    ) +
    inner
  )
}

export const svgCanvas = (inner: string): string =>
  `<svg class="abs" style="inset:0" width="${CANVAS}" height="${CANVAS}" viewBox="0 0 ${CANVAS} ${CANVAS}"><defs><radialGradient id="ground"><stop offset="0" stop-color="#041c20" stop-opacity=".5"/><stop offset="1" stop-color="#041c20" stop-opacity="0"/></radialGradient><filter id="soft"><feGaussianBlur stdDeviation="9"/></filter><filter id="softer"><feGaussianBlur stdDeviation="16"/></filter></defs>${inner}</svg>`

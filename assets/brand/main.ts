/** The shop's mark (an arch with a spark) as SVG, its icons for browsers and phones, and the picture links are shared with. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { dataUrl, type Studio } from '../browser/studio.ts'
import { contactSheet } from '../characters/sheet.ts'
import { fontFaces } from '../products/pieces.ts'
import { largeCreature } from '../products/product-pictures.ts'

const AMBER = '#ffc107'
const NIGHT = '#072f33'
const arch = 'M17 1C8 1 2 8 2 17v18a3 3 0 0 0 3 3h24a3 3 0 0 0 3-3V17C32 8 26 1 17 1z'
const opening = 'M17 5C10.5 5 6 10 6 17v17h22V17c0-7-4.500-12-11-12z'
const sparkle = 'M17 11c.8 6 3 8.600 9 10-6 1.400-8.200 4-9 10-.8-6-3-8.600-9-10 6-1.400 8.200-4 9-10z'

const mark = `<path d="${arch}" fill="${AMBER}"/><path d="${opening}" fill="${NIGHT}"/><path d="${sparkle}" fill="${AMBER}"/>`
const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 39" role="img" aria-label="Bottega Arcana">${mark}</svg>\n`

/** The mark on its night ground; `room` is the part of the side it may take, small enough for round masks. */
const iconSvg = (radius: number, room: number): string => {
  const scale = (64 * room) / 39
  const x = (64 - 34 * scale) / 2
  const y = (64 - 39 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#14545a"/><stop offset="1" stop-color="${NIGHT}"/></linearGradient></defs><rect width="64" height="64" rx="${radius}" fill="url(#g)"/><g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${mark}</g></svg>\n`
}

const pngOf = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

function shareHtml(creature: Buffer, packs: Buffer[]): string {
  const pack = (i: number, style: string) =>
    `<img src="${dataUrl(packs[i]!, 'image/webp')}" style="${style}">`
  return `<style>${fontFaces}*{margin:0;box-sizing:border-box}body{width:1200px;height:630px;position:relative;overflow:hidden;background:radial-gradient(90% 120% at 72% 40%,#ffd75a,#ffc01f 45%,#f0a000)}
div,img,svg{position:absolute}</style>
<div style="left:0;right:0;bottom:0;height:92px;background:linear-gradient(#d68600,#b86e00);box-shadow:inset 0 2px 0 #ffdf8a"></div>
<div style="left:600px;top:60px;width:500px;height:482px;border-radius:250px 250px 0 0;background:linear-gradient(#d8481c,#e8661e);box-shadow:inset 0 0 0 14px #f08a52"></div>
${pack(0, 'left:520px;top:150px;width:400px;transform:rotate(-8deg)')}${pack(1, 'left:800px;top:150px;width:400px;transform:rotate(8deg)')}
<div style="left:640px;top:560px;width:420px;height:44px;border-radius:50%;background:radial-gradient(closest-side,#5a2a00aa,#5a2a0000)"></div>
<img src="${dataUrl(creature)}" style="left:572px;top:24px;width:560px;filter:drop-shadow(0 14px 16px #5a200088)">
<div style="left:70px;top:92px;width:128px;height:128px;border-radius:32px;overflow:hidden;box-shadow:0 8px 18px #7a4a0055">${iconSvg(0, 0.7)}</div>
<div style="left:66px;top:248px;font:400 116px/.92 Lilita;color:#0b2e33">Bottega<br>Arcana</div>
<div style="left:70px;top:478px;font:600 30px/1.25 Lexend;color:#1f2a1c;width:480px">Carte vere, sfide online</div>`
}

export async function brand(studio: Studio, publicAssets: string, cache: string): Promise<void> {
  const folder = join(publicAssets, 'brand')
  mkdirSync(folder, { recursive: true })
  const keep = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, name), bytes)
  keep('logo.svg', logoSvg)
  keep('favicon.svg', iconSvg(15, 0.72))
  const icons = {
    'icon-192.png': await pngOf(iconSvg(0, 0.56), 192),
    'icon-512.png': await pngOf(iconSvg(0, 0.56), 512),
    'apple-touch-icon.png': await pngOf(iconSvg(0, 0.66), 180),
  }
  for (const [name, bytes] of Object.entries(icons)) keep(name, bytes)
  const packs = ['pack-cosmo', 'pack-acqua'].map(name =>
    readFileSync(join(publicAssets, 'products', `${name}.webp`)),
  )
  const shot = await studio.photograph(
    shareHtml(await largeCreature(studio, 'draghissimo', cache), packs),
    1200,
    630,
  )
  const share = await sharp(shot).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer()
  keep('og-default.jpg', share)
  await contactSheet(
    join(cache, 'brand.png'),
    [...Object.values(icons), Buffer.from(iconSvg(15, 0.72)), share],
    { w: 500, h: 280 },
    3,
    '#ffffff',
  )
}

/** A printed card for product pictures: the game's card with its name and, in place of moves, bars without words. */

import { typeLooks } from '../../src/design/card/card-look.ts'
import { fullLayout } from '../../src/domain/card-layout.ts'
import type { Studio } from '../browser/studio.ts'
import { iconSvg } from '../characters/card/icons.ts'
import type { ArtSpec } from '../characters/specs/spec.ts'
import { fontFaces } from './pieces.ts'

const NAME_LONG = 10 // letters from which the plate needs the smaller size

function bar(
  { light, dark, icon }: (typeof typeLooks)[ArtSpec['tipo']],
  cost: number,
  width: number,
): string {
  const pip = `<div style="width:30px;height:30px;border-radius:50%;background:radial-gradient(circle at 35% 28%,${light},${dark});color:#fff;padding:5px">${iconSvg(icon)}</div>`
  return `<div style="display:flex;align-items:center;gap:6px;height:64px;padding:0 18px;border-radius:20px;background:linear-gradient(90deg,${dark}cc,#0000 88%),#0d0a1acc;box-shadow:inset 0 0 0 2px #fff2,inset 0 2px 0 #fff3">${pip.repeat(cost)}<div style="margin-left:10px;width:${width}px;height:14px;border-radius:7px;background:#fff4dc99"></div></div>`
}

export function showcaseCard(studio: Studio, { nome, tipo }: ArtSpec, card: string): Promise<Buffer> {
  const { width, height, name, moves } = fullLayout
  const look = typeLooks[tipo]
  const size = nome.length > NAME_LONG ? 46 : 52
  const html = `<style>${fontFaces}*{margin:0;box-sizing:border-box}body{width:${width}px;height:${height}px;position:relative;overflow:hidden;background:transparent}div.at,img{position:absolute}</style>
<img src="${card}" style="inset:0;width:100%">
<div class="at" style="left:${name.x}px;top:${name.y}px;width:${name.w}px;font:${size}px/${name.h}px Lilita;color:#fff;text-align:center;letter-spacing:.5px;paint-order:stroke fill;-webkit-text-stroke:7px #0a0614d9">${nome}</div>
<div class="at" style="left:${moves!.x}px;top:${moves!.y}px;width:${moves!.w}px;display:flex;flex-direction:column;gap:10px">${bar(look, 2, 210)}${bar(look, 3, 250)}</div>`
  return studio.photograph(html, width, height)
}

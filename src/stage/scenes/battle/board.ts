import { Container, Sprite } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { stageArt } from '../../art/art-addresses.ts'
import { drawTable } from '../../draw/fallback-art.ts'
import type { BattleLayout } from '../../layout/layout.ts'

const BLEED = 24 // units beyond the edge, for the camera shake

/** Returns the file of the table for this layout; `stageArt` returns its address. */
export const workbenchArt = ({ kind }: Pick<BattleLayout, 'kind'>): string => workbenches[kind]

const workbenches = {
  stacked: 'bench-phone.webp',
  upright: 'bench-upright.webp',
  wide: 'bench-desktop.webp',
} as const

/** The table background, which fills the view with a margin. */
export class Board extends Container {
  constructor(kit: Kit, layout: BattleLayout) {
    super()
    const w = layout.width + BLEED * 2
    const h = layout.height + BLEED * 2
    const file = workbenchArt(layout)
    kit.art.use(stageArt(file), texture => {
      if (this.destroyed) return
      const [across, down] = layout.kind === 'upright' ? [390, 844] : [844, 390]
      const sprite = texture
        ? new Sprite(texture)
        : kit.drawn.sprite('table', across, down, drawTable(across, down))
      const scale = Math.max(w / sprite.texture.width, h / sprite.texture.height)
      sprite.anchor.set(0.5)
      sprite.scale.set(scale)
      sprite.position.set(layout.width / 2, layout.height / 2)
      this.addChild(sprite)
    })
  }
}

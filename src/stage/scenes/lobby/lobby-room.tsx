/** Wall, floor and window, behind everything else. */
import { Texture } from 'pixi.js'
import { useEffect, useMemo, useState } from 'react'
import { stageArt } from '../../art/art-addresses.ts'
import { drawPortrait } from './draw-plaque.ts'
import { drawShade, drawWindow } from './draw-room.ts'
import { useLobbyKit } from './lobby-kit.ts'
import type { LobbyChampion } from './lobby-picture.ts'

const OVERSIZE = 12 // units beyond each edge, for the parallax
const FLOOR_EDGE = 0.594 // share of the image of the shelves at which its floor begins
const WINDOW_EDGE = 14

/** An image of the stage, EMPTY until it has loaded. */
export function useStageTexture(file: string): Texture {
  const { art } = useLobbyKit()
  const [texture, setTexture] = useState(Texture.EMPTY)
  useEffect(() => {
    let isShown = true
    art.use(stageArt(file), loaded => {
      if (isShown && loaded) setTexture(loaded)
    })
    return () => {
      isShown = false
    }
  }, [art, file])
  return texture
}

export function LobbyRoom() {
  const { plan, drawn } = useLobbyKit()
  const { width, height, wall, isUpright } = plan
  const shelves = useStageTexture('shelves.webp')
  const planks = useStageTexture('planks.webp')
  const wide = width + OVERSIZE * 2
  const wallScale = Math.max(
    wide / Math.max(1, shelves.width),
    (wall + OVERSIZE) / (shelves.height * FLOOR_EDGE || 1),
  )
  const deep = height - wall + OVERSIZE
  const floorScale = Math.max(wide / Math.max(1, planks.width), deep / Math.max(1, planks.height))
  const floor = useMemo(() => floorOf(planks, deep / floorScale), [planks, deep, floorScale])
  const { window: pane, doors } = plan
  const shade = {
    width: wide,
    height: height + OVERSIZE * 2,
    wall: wall + OVERSIZE,
    lamp: { x: doors.find.x + OVERSIZE, y: doors.find.y - 30 },
    moon: { x: pane.x + pane.w / 2 + OVERSIZE, y: pane.y + pane.w / 2 },
  }
  return (
    <pixiContainer eventMode="none">
      <pixiSprite
        texture={shelves}
        anchor={{ x: 0.5, y: FLOOR_EDGE }}
        position={{ x: width / 2, y: wall }}
        scale={wallScale}
      />
      <pixiSprite
        texture={floor}
        anchor={{ x: 0.5, y: 0 }}
        position={{ x: width / 2, y: wall }}
        scale={floorScale}
      />
      <pixiSprite
        texture={drawn.texture('shade', shade.width, shade.height, drawShade(shade))}
        position={{ x: -OVERSIZE, y: -OVERSIZE }}
      />
      <pixiSprite
        texture={drawn.texture('window', pane.w, pane.w * 1.1, drawWindow(pane.w), WINDOW_EDGE)}
        position={{ x: pane.x - WINDOW_EDGE, y: pane.y - WINDOW_EDGE }}
        alpha={isUpright ? 0.9 : 1}
      />
    </pixiContainer>
  )
}

/** The lower part of the planks, as high as the floor, so that their seams run towards the reader. */
function floorOf(planks: Texture, height: number): Texture {
  if (planks === Texture.EMPTY) return planks
  const { frame, source } = planks
  const part = frame.clone()
  part.height = Math.min(frame.height, height)
  part.y = frame.y + frame.height - part.height
  return new Texture({ source, frame: part })
}

/** The first three of the ladder on the wall. The whole ladder is in the page. */
export function Champions({ champions }: { champions: readonly LobbyChampion[] }) {
  const kit = useLobbyKit()
  return champions.map(({ slug, label }, at) => {
    const place = kit.plan.champions[at]
    const creature = kit.creature(slug)
    if (!place) return null
    const { x, y, w } = place
    return (
      <pixiContainer key={label} position={{ x, y }}>
        <pixiSprite
          texture={kit.drawn.texture(
            `portrait ${at} ${label}`,
            w,
            w,
            drawPortrait(w, at + 1, label, kit.plan.type),
            28,
          )}
          position={{ x: -28, y: -28 }}
        />
        {creature && (
          <pixiSprite
            texture={creature}
            anchor={0.5}
            position={{ x: w / 2, y: w / 2 }}
            width={w * 0.9}
            height={w * 0.9}
          />
        )}
      </pixiContainer>
    )
  })
}

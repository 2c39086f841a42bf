// @vitest-environment happy-dom
import { Texture, TextureSource } from 'pixi.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Kit } from '../app/kit.ts'
import { plainCharacterArt } from '../art/character-art.ts'
import { sampleCard } from '../testing/sample-pictures.ts'
import { durations } from '../timing/durations.ts'
import { CreatureFigure } from './creature-figure.ts'
import { shardGeometry, wholeGeometry } from './creature-geometry.ts'

vi.mock('../art/character-art.ts', async original => ({
  ...(await original<typeof import('../art/character-art.ts')>()),
  fitCreature: () => ({ extent: { top: 0, bottom: 1, left: 0, right: 1 }, side: 1, middle: 0.5, soles: 1 }),
}))
vi.mock('../app/when-idle.ts', () => ({
  doWhenIdle: (jobs: (() => void)[]) => {
    for (const job of jobs) job()
  },
}))

const rect = { x: 0, y: 0, w: 0.5, h: 0.5 }
const picture = () => new Texture({ source: new TextureSource() })

let loaded: Map<string, Texture>
let coming: Map<string, (texture: Texture | null) => void>
let hasPoses: boolean
const hold = vi.fn<(addresses: readonly string[]) => void>()
const release = vi.fn<(addresses: readonly string[]) => void>()

const partOf = (address: string) => address.split('/').at(-1)!.replace('.webp', '')
const kit = {
  reducedMotion: false,
  art: {
    figureOf: () => ({ ...plainCharacterArt, hasPoses, faces: { blink: rect, attack: rect, hurt: rect } }),
    use(address: string, draw: (texture: Texture | null) => void) {
      const texture = loaded.get(partOf(address))
      if (texture) draw(texture)
      else coming.set(partOf(address), draw)
    },
    hold,
    release,
  },
} as unknown as Kit

function dressed() {
  const figure = new CreatureFigure(kit, 100)
  figure.dress(sampleCard(1))
  return {
    figure,
    showPose: vi.spyOn(figure.mesh, 'showPose'),
    showFace: vi.spyOn(figure.mesh, 'showFace'),
  }
}

beforeEach(() => {
  hold.mockReset()
  release.mockReset()
  hasPoses = true
  coming = new Map()
  loaded = new Map(['creature', 'glow', 'blink', 'attack', 'hurt'].map(part => [part, picture()]))
})

describe('figure of a creature', () => {
  it('draws the face of an attack until the picture of the pose has loaded', () => {
    const { figure, showPose, showFace } = dressed()
    figure.pose = 'strike'
    expect(showPose).toHaveBeenLastCalledWith(null)
    expect(showFace).toHaveBeenLastCalledWith(loaded.get('attack'), rect)
    const strike = picture()
    coming.get('pose-strike')?.(strike)
    expect(showPose).toHaveBeenLastCalledWith(strike)
    expect(showFace).toHaveBeenLastCalledWith(null)
  })

  it('ignores a picture that loads after the pose has ended', () => {
    const { figure, showPose } = dressed()
    figure.pose = 'strike'
    figure.pose = 'rest'
    coming.get('pose-strike')?.(picture())
    expect(showPose).toHaveBeenLastCalledWith(null)
  })

  it('holds its glow, faces, poses and relief in memory until another creature is drawn', () => {
    const { figure } = dressed()
    const [images = []] = hold.mock.lastCall ?? []
    const parts = ['glow', 'blink', 'attack', 'hurt', 'pose-coil', 'pose-strike', 'pose-hurt', 'relief']
    expect(images.map(partOf)).toEqual(parts)
    expect(release.mock.calls.flat(2)).toEqual([])
    release.mockImplementation(() => expect(figure.mesh.visible).toBe(false))
    figure.dress(null)
    expect(release).toHaveBeenLastCalledWith(images)
  })

  it('draws shards only after the creature has broken', () => {
    const { figure } = dressed()
    figure.shatter = 0
    expect(figure.mesh.geometry).toBe(wholeGeometry())
    figure.shatter = 0.1
    expect(figure.mesh.geometry).toBe(shardGeometry())
  })

  it('releases its images when it is destroyed', () => {
    const { figure } = dressed()
    figure.destroy({ children: true })
    expect(release.mock.lastCall).toEqual(hold.mock.calls[0])
  })

  it('requests no pictures of a creature without poses', () => {
    hasPoses = false
    const { figure, showFace } = dressed()
    figure.pose = 'hurt'
    expect([...coming.keys()]).toEqual([])
    expect(showFace).toHaveBeenLastCalledWith(loaded.get('hurt'), rect)
  })

  it('blends from one pose to the next', () => {
    const { figure } = dressed()
    loaded.set('pose-coil', picture())
    figure.tick(1)
    figure.pose = 'coil'
    expect(figure.mesh.mix).toBe(0)
    figure.tick(1 + durations.poseMix / 2000)
    expect(figure.mesh.mix).toBeCloseTo(0.5)
    figure.tick(2)
    expect(figure.mesh.mix).toBe(1)
  })

  it('changes between two loaded poses without the picture at rest', () => {
    loaded.set('pose-coil', picture()).set('pose-strike', picture())
    const { figure, showPose } = dressed()
    figure.pose = 'coil'
    figure.pose = 'strike'
    expect(showPose.mock.calls).toEqual([[loaded.get('pose-coil')], [loaded.get('pose-strike')]])
  })

  it('keeps forced eyes closed instead of blinking', () => {
    const { figure, showFace } = dressed()
    figure.forceFace('blink')
    figure.blink(false)
    expect(showFace).toHaveBeenLastCalledWith(loaded.get('blink'), rect)
  })

  it('shows the colours and the face of a made card at rest, and the face of a pose during it', () => {
    const colours = [0, 1, 0, 1, 0, 0, 0, 0, 1]
    const figure = new CreatureFigure(kit, 100)
    const setColours = vi.spyOn(figure.mesh, 'setColours')
    const showFace = vi.spyOn(figure.mesh, 'showFace')
    figure.dress(sampleCard(1, { look: { colours, face: 'blink', ground: null } }))
    expect(setColours).toHaveBeenLastCalledWith(colours)
    expect(showFace).toHaveBeenLastCalledWith(loaded.get('blink'), rect)
    figure.pose = 'strike'
    expect(showFace).toHaveBeenLastCalledWith(loaded.get('attack'), rect)
    figure.pose = 'rest'
    expect(showFace).toHaveBeenLastCalledWith(loaded.get('blink'), rect)
    figure.dress(sampleCard(2))
    expect(setColours).toHaveBeenLastCalledWith(undefined)
  })
})

/** Keeps one lobby scene of the right size on the application and draws its frames. */
import { gsap } from 'gsap'
import type { FederatedPointerEvent, Spritesheet } from 'pixi.js'
import type { AcquiredApplication } from '../../application.ts'
import type { Art } from '../../art.ts'
import { DrawnTextures } from '../../draw/drawn-textures.ts'
import { hasChanged } from '../../has-changed.ts'
import { createStageClock } from '../../stage-clock.ts'
import { TableRest } from '../../table-rest.ts'
import { readInsets } from '../battle/element-size.ts'
import { type LobbyKit, LobbyKitProvider } from './lobby-kit.ts'
import { layoutLobby } from './lobby-layout.ts'
import { LobbyScene } from './lobby-scene.tsx'
import type { LobbyStageConfig } from './lobby-stage-api.ts'

const AWAKE = 20 // s without a touch before the creatures breathe more slowly
const LONGEST_FRAME = 0.5 // s
const TOUCH = 44 // CSS pixels

interface HostDeps {
  acquired: AcquiredApplication
  art: Art
  element: HTMLElement
  config: LobbyStageConfig
}

export class LobbyHost {
  private readonly clock = createStageClock()
  private readonly rest = new TableRest(AWAKE, () => this.drawChange())
  private readonly unsubscribe: () => void
  private atlas: Spritesheet | null = null
  private drawn: DrawnTextures | null = null
  private generation = 0
  private isOpen = false // the first picture has been shown

  constructor(private readonly deps: HostDeps) {
    this.unsubscribe = deps.config.store.subscribe(this.rest.wake)
    deps.acquired.ground.on('pointertap', this.unselect)
    gsap.ticker.add(this.frame)
  }

  /** Resolves when the first picture is on the canvas. */
  async open(): Promise<void> {
    await this.build()
    this.drawChange()
    this.isOpen = true
  }

  readonly useAtlas = (atlas: Spritesheet | null): void => {
    if (!atlas || this.atlas === atlas) return
    this.atlas = atlas
    if (this.isOpen) this.rebuild()
  }

  readonly rebuild = (): void => {
    this.isOpen = false
    this.deps.acquired.resize()
    this.rest.wake()
    void this.build().then(() => {
      this.isOpen = true
    })
  }

  destroy(): void {
    this.unsubscribe()
    this.rest.destroy()
    gsap.ticker.remove(this.frame)
    this.deps.acquired.ground.off('pointertap', this.unselect)
    this.clock.destroy()
    this.drawn?.destroy()
  }

  /** A tap on the floor. */
  private readonly unselect = ({ target }: FederatedPointerEvent): void => {
    if (target !== this.deps.acquired.ground) return
    if (this.deps.config.store.getState().picture?.target)
      this.deps.config.onGesture({ kind: 'select', target: null })
  }

  private readonly frame = (_: number, passed: number): void => {
    const pace = this.rest.advance(Math.min(passed / 1000, LONGEST_FRAME))
    this.clock.setSpeed(Math.max(pace, 0.001))
    if (pace > 0) this.deps.acquired.app.render()
    else if (!this.drawChange()) this.rest.begin()
  }

  private drawChange(): boolean {
    const isOther = hasChanged(this.deps.acquired.app.stage)
    if (isOther) this.deps.acquired.app.render()
    return isOther
  }

  private async build(): Promise<void> {
    const { acquired, art, element, config } = this.deps
    const { screen, renderer } = acquired.app
    const plan = layoutLobby(screen.width, screen.height, readInsets(element))
    const before = this.drawn
    const drawn = new DrawnTextures(renderer.resolution * plan.unit)
    this.drawn = drawn
    this.generation += 1
    const kit: LobbyKit = {
      store: config.store,
      plan,
      drawn,
      art,
      clock: this.clock,
      reducedMotion: config.reducedMotion,
      touch: TOUCH / plan.unit,
      creature: slug => this.atlas?.textures[`creature/${slug}`] ?? null,
      isOpen: () => this.isOpen,
      gesture: config.onGesture,
      cue: config.onCue,
    }
    await acquired.show(
      <pixiContainer key={this.generation} scale={plan.unit}>
        <LobbyKitProvider value={kit}>
          <LobbyScene />
        </LobbyKitProvider>
      </pixiContainer>,
    )
    before?.destroy()
  }
}

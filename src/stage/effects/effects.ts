import type { EffectActors } from '../choreography/actors.ts'
import { blast } from './blast.ts'
import { ClipLight } from './clip-light.ts'
import { jet } from './jet.ts'
import { LightLayers } from './light-layers.ts'
import { shoutName, shoutNumber } from './shouts.ts'
import { dust, puff } from './sparks.ts'

/** The light a choreography may ask for. */
export class Effects extends LightLayers implements EffectActors {
  private readonly film = new ClipLight(this)

  jet: EffectActors['jet'] = (from, to, look) => jet(this, from, to, look)
  blast: EffectActors['blast'] = (at, size, look) => blast(this, at, size, look)
  puff: EffectActors['puff'] = (at, size, look) => puff(this, at, size, look)
  dust: EffectActors['dust'] = (at, reach) => dust(this, at, reach)
  number: EffectActors['number'] = (at, text, size) => shoutNumber(this, at, text, size)
  banner: EffectActors['banner'] = (at, words) => shoutName(this, at, words)
  clip: EffectActors['clip'] = (address, at, size) => this.film.play(address, at, size)
  clipLanded = (): boolean => this.film.landed()

  override clear(): void {
    this.film.stop()
    super.clear()
  }
}

import type { EffectActors } from '../choreography/actors.ts'
import { attackLookOf } from '../choreography/attack-looks.ts'
import { cardFlight } from './card-flight.ts'
import { ClipLight } from './clip-light.ts'
import { charge, dust, gust, release, rise, streaks } from './gusts.ts'
import { impact, throwDebris } from './impact.ts'
import { launch } from './launch.ts'
import { LightLayers } from './light-layers.ts'
import { shoutName, shoutNumber } from './shouts.ts'
import { statusSign } from './status-sign.ts'
import { tableLight } from './table-light.ts'
import { traitSign } from './trait-sign.ts'
import { versus } from './versus.ts'

/** Implements the effects of a choreography. */
export class Effects extends LightLayers implements EffectActors {
  private readonly clipLight = new ClipLight(this)

  charge: EffectActors['charge'] = (...given) => charge(this, ...given)
  launch: EffectActors['launch'] = (...given) => launch(this, ...given)
  impact: EffectActors['impact'] = (...given) => impact(this, ...given)
  sparks: EffectActors['sparks'] = (at, size, tipo) => throwDebris(this, at, size, attackLookOf(tipo), 0.5)
  streaks: EffectActors['streaks'] = (...given) => streaks(this, ...given)
  gust: EffectActors['gust'] = (...given) => gust(this, ...given)
  dust: EffectActors['dust'] = (...given) => dust(this, ...given)
  number: EffectActors['number'] = (...given) => shoutNumber(this, ...given)
  banner: EffectActors['banner'] = (...given) => shoutName(this, ...given)
  clip: EffectActors['clip'] = (...given) => this.clipLight.play(...given)
  clipLanded = (): boolean => this.clipLight.landed()
  glyph: EffectActors['glyph'] = (...given) => statusSign(this, ...given)
  trait: EffectActors['trait'] = (...given) => traitSign(this, ...given)
  rise: EffectActors['rise'] = (...given) => rise(this, ...given)
  release: EffectActors['release'] = (...given) => release(this, ...given)
  card: EffectActors['card'] = (...given) => cardFlight(this, ...given)
  flash: EffectActors['flash'] = (...given) => tableLight(this, ...given)
  versus: EffectActors['versus'] = (...given) => versus(this, ...given)

  override clear(): void {
    this.clipLight.stop()
    super.clear()
  }
}

import type { EffectActors } from '../choreography/actors.ts'
import { attackLookOf } from '../choreography/attack-looks.ts'
import { cardFlight } from './card-flight.ts'
import { chips, wreck } from './chips.ts'
import { ClipLight } from './clip-light.ts'
import { gem } from './gem.ts'
import { ghost } from './ghost.ts'
import { charge, column, dust, gust, lines, release, rise, streaks } from './gusts.ts'
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

  charge: EffectActors['charge'] = (...args) => charge(this, ...args)
  launch: EffectActors['launch'] = (...args) => launch(this, ...args)
  impact: EffectActors['impact'] = (...args) => impact(this, ...args)
  sparks: EffectActors['sparks'] = (at, size, tipo) => throwDebris(this, at, size, attackLookOf(tipo), 0.5)
  chips: EffectActors['chips'] = (...args) => chips(this, ...args)
  ghost: EffectActors['ghost'] = (...args) => ghost(this, ...args)
  column: EffectActors['column'] = (...args) => column(this, ...args)
  lines: EffectActors['lines'] = (...args) => lines(this, ...args)
  wreck: EffectActors['wreck'] = (...args) => wreck(this, ...args)
  gem: EffectActors['gem'] = (...args) => gem(this, ...args)
  streaks: EffectActors['streaks'] = (...args) => streaks(this, ...args)
  gust: EffectActors['gust'] = (...args) => gust(this, ...args)
  dust: EffectActors['dust'] = (...args) => dust(this, ...args)
  number: EffectActors['number'] = (...args) => shoutNumber(this, ...args)
  banner: EffectActors['banner'] = (...args) => shoutName(this, ...args)
  clip: EffectActors['clip'] = (...args) => this.clipLight.play(...args)
  clipLanded = (): boolean => this.clipLight.landed()
  glyph: EffectActors['glyph'] = (...args) => statusSign(this, ...args)
  trait: EffectActors['trait'] = (...args) => traitSign(this, ...args)
  rise: EffectActors['rise'] = (...args) => rise(this, ...args)
  release: EffectActors['release'] = (...args) => release(this, ...args)
  card: EffectActors['card'] = (...args) => cardFlight(this, ...args)
  flash: EffectActors['flash'] = (...args) => tableLight(this, ...args)
  versus: EffectActors['versus'] = (...args) => versus(this, ...args)

  override clear(): void {
    this.clipLight.stop()
    super.clear()
  }
}

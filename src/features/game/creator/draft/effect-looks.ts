/** Glyph and colours of an effect, equal to those of its status in battles (decision 0039). */
import type { EffectChoice } from '@/contract/endpoints/game/creation-effects.ts'
import {
  iconBroadcast,
  iconCaretDoubleDown,
  iconFirstAid,
  iconMoonStars,
  iconNumberCircleOne,
  iconShieldSlash,
  iconSkull,
  iconSlidersHorizontal,
  iconSpiral,
} from '@/ui/icon/game-icons.ts'
import { iconFire, iconLightning, iconShield, iconSnowflake, iconSword } from '@/ui/icon/icons.ts'

export interface EffectLook {
  icon: string
  top: string
  bottom: string
}

const look = (icon: string, top: string, bottom: string): EffectLook => ({ icon, top, bottom })
const up: [string, string] = ['#3f9a68', '#1b5c3c']
const down: [string, string] = ['#6b7686', '#39424e']

export const effectLooks: Readonly<Record<EffectChoice, EffectLook>> = {
  burn: look(iconFire, '#e2571c', '#a52a0c'),
  poison: look(iconSkull, '#9a58d8', '#56208e'),
  freeze: look(iconSnowflake, '#3a8cc8', '#1d5f9c'),
  paralysis: look(iconLightning, '#a67e0e', '#6a4e00'),
  sleep: look(iconMoonStars, '#5a62b8', '#2c3276'),
  stun: look(iconSpiral, '#b8487f', '#6e1c4a'),
  'attack-up': look(iconSword, ...up),
  'attack-down': look(iconCaretDoubleDown, ...down),
  'defence-up': look(iconShield, ...up),
  'defence-down': look(iconShieldSlash, ...down),
  heal: look(iconFirstAid, ...up),
  area: look(iconBroadcast, '#c8452e', '#7e1c10'),
  'chosen-stat': look(iconSlidersHorizontal, 'var(--game-primary)', 'var(--game-primary-dark)'),
  once: look(iconNumberCircleOne, '#7a5a2a', '#4a3414'),
}

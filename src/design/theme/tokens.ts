/** The names of all design tokens. Each is a CSS variable of the same name (`--canvas`), for light and for dark. */
import type { Hex } from '@/lib/oklch.ts'
import type { GameToken } from './game-colours.ts'

export type ThemeMode = 'light' | 'dark'

export const roles = ['primary', 'secondary', 'info', 'warning', 'error', 'success'] as const
export type Role = (typeof roles)[number]

type RoleToken = Role | `on-${Role}` | `${Role}-soft` | `${Role}-line` | `${Role}-text`

export type ColourToken =
  | RoleToken
  | GameToken
  | 'canvas' // page
  | 'surface' // panel
  | 'raised' // dialog, popover
  | 'sunken' // tray, disabled
  | 'line'
  | 'line-strong' // control borders, 3:1
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'dark' // dark text on bright images and fills, in both modes
  | 'primary-hover'
  | 'brand' // the primary as chosen, for tints
  | 'star'
  | 'focus'
  | 'focus-night' // ring on header, footer, toast
  | 'control' // ticks, switches, bars: the primary, at least 3:1 on surface and canvas
  | 'on-control'
  | 'chip' // selected chip
  | 'on-chip'
  | 'field'
  | 'on-field'
  | 'field-hint'
  | 'button-top'
  | 'button-bottom'
  | 'on-button'
  | 'button-icon'
  | 'button-soft'
  | 'on-button-soft'
  | 'box-1'
  | 'on-box-1'
  | 'box-2'
  | 'on-box-2'
  | 'box-3'
  | 'on-box-3'
  | 'night' // header
  | 'night-2'
  | 'night-line'
  | 'awning' // second tone of the scallops
  | 'on-night'
  | 'on-night-2'
  | 'header-menu'
  | 'header-text-2'
  | 'header-icon'
  | 'footer'
  | 'footer-line'
  | 'on-footer'
  | 'on-footer-2'
  | 'footer-icon'
  | 'banner' // the secondary as a background: slides, promotions, thanks. The same in both modes
  | 'banner-lit'
  | 'banner-low'
  | 'banner-shelf'
  | 'on-banner'
  | 'footer-error' // error text in the newsletter box

export type ShadowToken = 'e1' | 'e2' | 'e3'
export type Tokens = Record<ColourToken, Hex> & Record<ShadowToken | 'scrim', string>
export type TokenName = keyof Tokens

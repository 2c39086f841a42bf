import { type CardType, codeName } from '@/contract/endpoints/game/characters.ts'
import {
  iconCube,
  iconDrop,
  iconEye,
  iconFire,
  iconGearSix,
  iconLeaf,
  iconMoon,
  iconMountains,
  iconMusicNote,
  iconPlanet,
  iconQuestion,
  iconSnowflake,
  iconStarFour,
  iconSun,
  iconWind,
} from './icons.ts'

export const elementIcons: Record<CardType, string> = {
  Natura: iconLeaf,
  Aria: iconWind,
  Fuoco: iconFire,
  Terra: iconMountains,
  Oggetto: iconCube,
  Acqua: iconDrop,
  Ghiaccio: iconSnowflake,
  Psichico: iconEye,
  Meccanico: iconGearSix,
  Cosmico: iconPlanet,
  Divino: iconStarFour,
  Luce: iconSun,
  Oscurità: iconMoon,
  Suono: iconMusicNote,
  '???': iconQuestion,
}

/** Returns the card type of an attribute value: `oscurita` is Oscurità. */
export const elementOfCode = (code: string): CardType | undefined =>
  (Object.keys(elementIcons) as CardType[]).find(type => codeName(type) === code)

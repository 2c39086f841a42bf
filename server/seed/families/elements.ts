/** Names of elements in a product's title; in German they are joined to the following word. */
import { localized } from '../localized.ts'

export const elements = {
  fire: localized('Fuoco', 'Fire', 'Fuego', 'Feu', 'Feuer', 'Fogo'),
  water: localized('Acqua', 'Water', 'Agua', 'Eau', 'Wasser', 'Água'),
  nature: localized('Natura', 'Nature', 'Naturaleza', 'Nature', 'Natur', 'Natureza'),
  air: localized('Aria', 'Air', 'Aire', 'Air', 'Luft', 'Ar'),
  ice: localized('Ghiaccio', 'Ice', 'Hielo', 'Glace', 'Eis', 'Gelo'),
  darkness: localized('Oscurità', 'Darkness', 'Oscuridad', 'Ténèbres', 'Finsternis', 'Escuridão'),
  mind: localized('Psichica', 'Psychic', 'Psíquico', 'Psychique', 'Psycho', 'Psíquica'),
  machine: localized('Meccanica', 'Machine', 'Mecánico', 'Mécanique', 'Maschinen', 'Mecânica'),
  light: localized('Luce', 'Light', 'Luz', 'Lumière', 'Licht', 'Luz'),
  cosmos: localized('Cosmo', 'Cosmos', 'Cosmos', 'Cosmos', 'Kosmos', 'Cosmos'),
  night: localized('Notte', 'Night', 'Noche', 'Nuit', 'Nacht', 'Noite'),
} as const

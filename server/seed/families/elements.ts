/** Elements as words in a product's title; German joins them to the word that follows. */
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

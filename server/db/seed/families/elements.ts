/** Elements as words in a product's title; German joins them to the word that follows. */
import { six } from '../six.ts'

export const elements = {
  fire: six('Fuoco', 'Fire', 'Fuego', 'Feu', 'Feuer', 'Fogo'),
  water: six('Acqua', 'Water', 'Agua', 'Eau', 'Wasser', 'Água'),
  nature: six('Natura', 'Nature', 'Naturaleza', 'Nature', 'Natur', 'Natureza'),
  air: six('Aria', 'Air', 'Aire', 'Air', 'Luft', 'Ar'),
  ice: six('Ghiaccio', 'Ice', 'Hielo', 'Glace', 'Eis', 'Gelo'),
  darkness: six('Oscurità', 'Darkness', 'Oscuridad', 'Ténèbres', 'Finsternis', 'Escuridão'),
  mind: six('Psichica', 'Psychic', 'Psíquico', 'Psychique', 'Psycho', 'Psíquica'),
  machine: six('Meccanica', 'Machine', 'Mecánico', 'Mécanique', 'Maschinen', 'Mecânica'),
  light: six('Luce', 'Light', 'Luz', 'Lumière', 'Licht', 'Luz'),
  cosmos: six('Cosmo', 'Cosmos', 'Cosmos', 'Cosmos', 'Kosmos', 'Cosmos'),
  night: six('Notte', 'Night', 'Noche', 'Nuit', 'Nacht', 'Noite'),
} as const

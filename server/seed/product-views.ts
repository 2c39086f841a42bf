/** Images of a demo product: the first one, its further views, then all others, each with a description. */
import { type ViewKind, viewName, viewsOf } from '../../assets/products/views/view-names.ts'
import { type LocalizedTexts, localized } from './localized.ts'

/** {name} is the product's title. */
const alts: Record<ViewKind, LocalizedTexts> = {
  back: localized(
    '{name}: il retro',
    '{name}: the back',
    '{name}: la parte de atrás',
    '{name} : le dos',
    '{name}: die Rückseite',
    '{name}: a parte de trás',
  ),
  side: localized(
    '{name}: di lato',
    '{name}: from the side',
    '{name}: de lado',
    '{name} : de profil',
    '{name}: von der Seite',
    '{name}: de lado',
  ),
  angle: localized(
    '{name}: da un’altra angolazione',
    '{name}: from another angle',
    '{name}: desde otro ángulo',
    '{name} : sous un autre angle',
    '{name}: aus einem anderen Winkel',
    '{name}: de outro ângulo',
  ),
  open: localized(
    '{name}: l’interno',
    '{name}: the inside',
    '{name}: el interior',
    '{name} : l’intérieur',
    '{name}: das Innere',
    '{name}: o interior',
  ),
  contents: localized(
    '{name}: tutto il contenuto',
    '{name}: everything inside',
    '{name}: todo el contenido',
    '{name} : tout le contenu',
    '{name}: der ganze Inhalt',
    '{name}: todo o conteúdo',
  ),
  detail: localized(
    '{name}: particolare da vicino',
    '{name}: a detail up close',
    '{name}: detalle de cerca',
    '{name} : détail de près',
    '{name}: Detail aus der Nähe',
    '{name}: pormenor de perto',
  ),
  hand: localized(
    '{name}: in mano, per capire quanto è grande',
    '{name}: in a hand, to show the size',
    '{name}: en la mano, para ver el tamaño',
    '{name} : dans la main, pour voir la taille',
    '{name}: in der Hand, zum Größenvergleich',
    '{name}: na mão, para ver o tamanho',
  ),
  scale: localized(
    '{name}: le misure',
    '{name}: the measurements',
    '{name}: las medidas',
    '{name} : les dimensions',
    '{name}: die Maße',
    '{name}: as medidas',
  ),
  rolled: localized(
    '{name}: arrotolato',
    '{name}: rolled up',
    '{name}: enrollado',
    '{name} : enroulé',
    '{name}: aufgerollt',
    '{name}: enrolado',
  ),
  worn: localized(
    '{name}: su un manichino',
    '{name}: on a tailor’s dummy',
    '{name}: en un maniquí',
    '{name} : sur un mannequin',
    '{name}: an einer Schneiderpuppe',
    '{name}: num manequim',
  ),
  use: localized(
    '{name}: in uso',
    '{name}: in use',
    '{name}: en uso',
    '{name} : en situation',
    '{name}: im Einsatz',
    '{name}: em uso',
  ),
  colours: localized(
    '{name}: tutti i colori',
    '{name}: all the colours',
    '{name}: todos los colores',
    '{name} : tous les coloris',
    '{name}: alle Farben',
    '{name}: todas as cores',
  ),
}

const plain = localized('{name}', '{name}', '{name}', '{name}', '{name}', '{name}')

interface Shown {
  picture: string
  also?: readonly string[]
}

interface SeedPicture {
  url: string
  alt: LocalizedTexts // with {name}
}

export const pictureUrl = (name: string): string => `/assets/products/${name}.webp`

export const picturesOf = ({ picture, also = [] }: Shown): SeedPicture[] => [
  { url: pictureUrl(picture), alt: plain },
  ...viewsOf(picture).map(view => ({ url: pictureUrl(viewName(picture, view)), alt: alts[view] })),
  ...also.map(name => ({ url: pictureUrl(name), alt: plain })),
]

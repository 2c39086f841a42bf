/** Words that shoppers type in Italian, and the shop's words for them. */
import type { SynonymLine } from './synonym-line.ts'

export const synonymsIt: readonly SynonymLine[] = [
  ['maglietta, maglia, maglieria, tshirt, tee, t shirt, canotta, felpa, polo, camicia', 't-shirt'],
  ['vestiti, vestito, indumento, moda, abiti, outfit', 'abbigliamento'],
  ['borsa, sacca, shopper, zaino, tracolla, tote, tote bag, sporta', 'borsa di tela'],
  ['mug, bicchiere, tazzina, boccale, colazione', 'tazza'],
  ['sticker, stickers, figurina adesiva, etichetta, decalcomania', 'adesivi'],
  ['poster, quadro, manifesto, locandina, illustrazione, arredo, decorazione, parete', 'stampa'],
  [
    'pupazzo, modellino, action figure, figure, funko, peluche, bambola, giocattolo, scultura, statua, statuetta, miniatura',
    'statuina',
  ],
  ['raccoglitore, quaderno, binder, classificatore, raccolta, portacarte', 'album'],
  [
    'sleeve, sleeves, custodia, protezione, proteggi carte, pellicola, bustina trasparente',
    'bustine protettive; teca rigida; toploader',
  ],
  [
    'deck box, deckbox, scatolina, portamazzo, contenitore, astuccio, cofanetto',
    'scatola per mazzo; porta mazzo',
  ],
  ['top loader, rigido, plexiglass', 'teca rigida; toploader'],
  ['tappetino da gioco, tappetino gioco, playmat, tappeto, tovaglietta, mat, tavolo, mousepad', 'tappetino'],
  ['dado, segnalini, contatore, cubo', 'dadi'],
  ['booster, pacchetto, bustine di carte, espansione, figurine, pack', 'busta'],
  ['display, confezione, bundle, set, cassa', 'box; kit da torneo; mazzo base'],
  ['download, virtuale, online, codice, app', 'busta digitale'],
  ['deck, starter, starter set, principiante, iniziare, mazzo di carte, imparare', 'mazzo base'],
  ['carta rara, carte sfuse, carta, singole, collezionabile', 'carta singola'],
  [
    'regalo, idea regalo, compleanno, natale, bambini, bambino, sorpresa, buono regalo',
    'mazzo base; box; statuina',
  ],
  ['torneo, gara, partita, competizione', 'kit da torneo; tappetino'],
  ['drago, draghi', 'Draghissimo; Silvadrago'],
  ['mare, oceano, onda', 'acqua; Ondalice'],
  ['fantasma, spettro, paura', 'Spettrillo; oscurità'],
  ['orso', 'Brinorso'],
  ['volpe', 'Volpardore; Novecoda'],
  ['luna, spazio, stelle, pianeta', 'cosmo; Anelluna'],
  ['pianta, foresta, verde, bosco', 'natura'],
  ['fiamma, lava, brace', 'fuoco'],
  ['neve, freddo, inverno', 'ghiaccio'],
  ['caffè, tè', 'tazza'],
  ['personalizzato, personalizzata, su misura', 'da personalizzare'],
]

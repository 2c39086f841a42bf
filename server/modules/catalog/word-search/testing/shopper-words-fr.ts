import type { ShopperWords } from './targets.ts'

export const shopperWordsFr: ShopperWords = {
  shirt:
    't-shirt, t-shirts, tee-shirt, tee shirt, tshirt, maillot, maillots, chemise, chemises, sweat, polo, haut, débardeur, tshrit',
  bag: 'sac, sacs, sac en toile, cabas, tote bag, besace, sac à dos, fourre-tout, toile, cartable',
  clothing: 'vêtements, vetements, vêtement, habits, mode, tenue, fringues, coton, textile, vetemants',
  mug: 'mug, mugs, tasse, tasses, tase, bol, bols, café, cafe, thé, gobelet, verre, céramique, tasse à café',
  stickers:
    'autocollants, autocollant, sticker, stickers, étiquette, etiquettes, vignettes, gommettes, autocolant',
  print:
    'affiche, affiches, poster, posters, tableau, tableaux, cadre, illustration, déco, décoration, afiche, affiche encadrée',
  figure:
    'figurine, figurines, statue, statues, statuette, figure, jouet, jouets, funko, peluche, peluches, poupée, maquette, figurinne, vinyle',
  album: 'album, albums, classeur, classeurs, cahier, cahiers, portfolio, binder, range-cartes, albun',
  sleeves: 'protège-cartes, protege cartes, sleeve, sleeves, protège-carte, protection, housse, étui, etuis',
  deckBox:
    'boîte à deck, boite a deck, deck box, deckbox, coffret, rangement, boîtier, boites à deck, porte-deck',
  rigid: 'toploader, toploaders, top loader, étuis rigides, rigide, rigides, étui rigide',
  mat: 'tapis, tapis de jeu, playmat, tapis de souris, nappe, mat, tapi, tapis anelluna',
  dice: 'dés, dé, des, compteur, compteurs, jetons, dés feu, dés compteurs',
  pack: 'booster, boosters, paquet, paquets, sachet, extension, série 1, boster, booster feu, pack, packs',
  box: 'boîte, boîtes, boite, display, bundle, set, carton, boîte de boosters, boîte de 24 boosters',
  digital:
    'numérique, numériques, numerique, booster numérique, téléchargement, code, codes, en ligne, virtuel, appli',
  deck: 'deck, decks, deck de départ, starter, jeu de cartes, débutant, débutants, débuter, paquet de départ, apprendre',
  single: 'carte à l’unité, carte, cartes, carte rare, cartes rares, unité, carte draghissimo',
  gift: 'cadeau, cadeaux, anniversaire, cadeau anniversaire, noël, noel, enfant, enfants, surprise, carte cadeau, idée cadeau',
  tournament: 'tournoi, tournois, kit de tournoi, compétition, partie, competition',
  dragon: 'dragon, dragons, draghissimo, dragissimo, silvadrago',
  water: 'eau, mer, océan, ocean, vague, vagues, ondalice',
  ghost: 'fantôme, fantome, fantômes, spettrillo, ténèbres, tenebres',
  bear: 'ours, brinorso, brinorsso',
  fox: 'renard, renards, volpardore, novecoda',
  moon: 'lune, espace, étoile, étoiles, cosmos, anelluna',
  nature: 'nature, forêt, foret, plante, plantes, germoglino',
  fire: 'feu, flamme, flammes, lave, braise',
  ice: 'glace, neige, hiver, froid',
  custom: 'personnalisé, personnaliser, t-shirt personnalisé, à personnaliser, sur mesure',
}

// What is known of words that places are called by, so that a name can be spoken of in a sentence. A name of other words is
// taken for a proper one, which has no article.

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const english = {
  /** What such a word names is spoken of with `the`. */
  common: words(
    'alley altar arena asylum attic back bakery balcony bank bar barbershop barn barracks barricade barroom basement bathhouse ' +
      'bathroom bedroom belfry bend bin block bridge building bunkhouse cab cabin cafe camp canyon car carriage castle cave cell cellar ' +
      'cemetery chamber chapel church clearing cliff clinic closet college corner corral corridor counter court courthouse ' +
      'courtyard cross crossing crossroads crypt dairy deck den depot desert ditch distillery district dock door drugstore dump ' +
      'east edge end entrance entry exit factory farm fence ferry field ford forge fort fountain front gallery gallows garden gate ' +
      'graves graveyard grocery gulch hall hallway harbour hideout hospital hotel house hut inn jail jetty junction kiosk kitchen ' +
      'laboratory ladder landing larder laundry library livery lobby locomotive lodge loft lot lounge mail mansion market meadow ' +
      'middle mill mine monument morgue museum nave nest north nursery office orchard outhouse oven palace pantry parish park ' +
      'parlour parlor passage pasture path patio pen pharmacy pier pit plain plant platform plaza pond pool porch post prairie ' +
      'prison pub pump quarry quarter quay railroad railway ranch reception refuge restaurant river roof room rooms ruin ruins ' +
      'sacristy saddlery saloon sawmill school schoolhouse scrapyard shack shaft shed shelter shop shore showroom side sleeper ' +
      'smithy south square stable stables stage staircase stairs stall stalls stand station steps stockroom store storehouse ' +
      'storeroom street strongroom studio study swamp tannery temple tender tent terrace theatre theater thicket tomb tower town ' +
      'track tracks trail train trench tunnel undertaker valley vault vestry village wagon walk wall warehouse washroom watchtower ' +
      'waterhole well west wharf windmill wood woods workshop yard zone',
  ),
  /** In a longer name they are part of it: `Main Street`. */
  roads: words(
    'alley avenue boulevard close court creek drive gulch hill lane pass place road row square street trail way',
  ),
  /** Those whose rooms belong to a house and not to a person: `the Clerk’s office`. */
  trades: words(
    'assayer baker banker barber barkeeper blacksmith butcher carpenter clerk cook deputies deputy doctor farmer gambler guard ' +
      'gunsmith hunter judge marshal mayor merchant miner miners owner preacher priest rancher sexton sheriff smith tailor ' +
      'teacher undertaker women men ladies passengers servants workers',
  ),
  /** One is on them, and in all else. */
  below: words(
    'balcony bridge deck hill landing loft pier platform plaza porch prairie quay railroad railway roof square stage ' +
      'terrace track tracks trail wharf',
  ),
  /** One is at them. */
  ends: words('corner edge end'),
  /** After these a name says more of what it has named. */
  endings: words('above at behind below beside beyond by for from in near of on over to towards under with'),
};

export const french = {
  masculine: words(
    'abattoir abri angle asile atelier autel bâtiment balcon banc bar baraquement barbier barrage bazar beffroi bistrot bois bord ' +
      'bordel bout bureau cabanon cabaret cabinet café camp campement canyon carrefour cellier centre champ chai chantier chariot ' +
      'chemin château chenil clocher cloître coffre coin col commerce comptoir corral couloir cours croque-mort débarras dépôt ' +
      'désert dispensaire dortoir embarcadère enclos entrepôt escalier fort forum fossé fournil foyer fumoir gibet garage garde-manger ' +
      'grand-hall grenier gué guichet hall hangar haras hôpital hôtel jardin kiosque labo laboratoire lavoir logement lieu local logis ' +
      'magasin manoir marais marché médecin mess milieu monument moulin mur musée nid niveau nord ouest palais parc parloir parquet passage ' +
      'pâturage perron phare pic pigeonnier plateau poêle pont porche port poste poteau poulailler presbytère pré préau puits quai ' +
      'quartier ranch ravin réfectoire refuge relais repaire réservoir restaurant rocher saloon salon sas secteur seuil sous-sol ' +
      'square stand studio sud tas télégraphe temple tender terrain théâtre toit tombeau tribunal trottoir train tunnel vallon ' +
      'verger cimetière cirque coiffeur corbillard croisement vestiaire vestibule village virage wagon',
  ),
  feminine: words(
    'aile alcôve allée antichambre arène arête armurerie arrière-boutique arrière-cour auberge avenue banque baraque barricade ' +
      'basilique bergerie bibliothèque blanchisserie boucherie boulangerie boutique brasserie bretelle buanderie butte cabane cabine ' +
      'cachette cage caisse carrière caserne caverne cave cellule chambre chapelle charpenterie chaussée citerne clairière clinique ' +
      'colline cour cuisine crypte cuve décharge demeure digue distillerie douane école écurie église enceinte entrée épicerie ' +
      'esplanade estrade étable étude extrémité fabrique façade falaise ferme fontaine forge fosse galerie gare grand-rue grange ' +
      'grille grotte haie halle hauteur hutte impasse infirmerie intersection jetée laiterie laverie librairie ligne locomotive loge ' +
      'maison mairie manufacture maréchalerie marge menuiserie mercerie mine morgue nef niche oasis oubliette ouverture ' +
      'palissade passerelle pâture pension penderie pharmacie pièce piste place plage plaine plate-forme plateforme pompe porte ' +
      'porcherie potence poterne prairie prison promenade propriété quincaillerie raffinerie rampe réception remise réserve rivière ' +
      'rotonde route rue ruelle ruine sacristie salle sacristie scène scierie sellerie sente serre sortie source stalle station ' +
      'tannerie taverne tente terrasse tombe tour tourelle traboule tranchée travée usine vallée véranda verrière villa ville voie ' +
      'voiture volière zone',
  ),
  /** Only ever spoken of as many. */
  many: words('abords alentours combles écuries latrines pompes toilettes rails thermes'),
  /** They stand before what they are said of. */
  before: words(
    'ancien ancienne anciens anciennes beau belle bon bonne dernier dernière grand grande grands grandes gros grosse haut haute ' +
      'jeune mauvais mauvaise nouveau nouvelle nouveaux nouvelles petit petite petits petites premier première second seconde sombre ' +
      'vieil vieille vieilles vieux',
  ),
  /** Before their `h` nothing is left out. */
  aspirated: words(
    'haie hall halle hangar haras haricot haut haute hauteur hutte hache hameau havre hublot huit',
  ),
  /** One is on them, and in all else. */
  below: words(
    'balcon butte colline embarcadère esplanade estrade jetée passerelle perron piste place plage plaine plate-forme ' +
      'plateforme pont quai rails scène terrasse toit trottoir véranda voie',
  ),
  /** One is at them. */
  ends: words('angle bout coin extrémité milieu'),
};

const round = (value: number) => Math.round(value * 10) / 10;

/** A street 52 windows wide, a week each, and seven storeys high, a day each. */
const houses = [
  { columns: 9, storey: 18, roof: 'hipped', colours: ['pine-line', 'brick'] },
  { columns: 11, storey: 20, roof: 'mansard', colours: ['teal', 'leaf'] },
  { columns: 12, storey: 21, roof: 'gable', colours: ['pine', 'pine-deep'] },
  { columns: 11, storey: 19, roof: 'dome', colours: ['ink-soft-on-sky', 'leaf'] },
  { columns: 9, storey: 17, roof: 'hipped', colours: ['pine-line', 'brick'] },
] as const;

export const width = 720;
export const height = 300;
export const ground = 262;
const PITCH = 12.6;
const WALL = 10;

const edges = houses.reduce(
  (ends, { columns }) => [...ends, (ends.at(-1) ?? 0) + columns * PITCH + WALL],
  [(width - 52 * PITCH - houses.length * WALL) / 2],
);

const placed = houses.map((house, at) => {
  const [left = 0, right = 0] = edges.slice(at);
  return { ...house, left: round(left), right: round(right), top: ground - 7 * house.storey - 10 };
});

type Placed = (typeof placed)[number];

/** The roof's outline, and the light on it. */
function roofOf({ left, right, top, roof }: Placed): [outline: string, light: string] {
  const middle = (left + right) / 2;
  switch (roof) {
    case 'hipped':
      return [
        `M${left - 3} ${top}L${middle - 16} ${top - 30}h32L${right + 3} ${top}zM${right - 34} ${top - 34}h9v20h-9z`,
        `M${middle - 16} ${top - 30}h32v2h-32z`,
      ];
    case 'mansard':
      return [
        `M${left - 2} ${top}l9 -26h${right - left - 14}l9 26zM${left + 22} ${top - 40}h9v16h-9zM${right - 32} ${top - 38}h9v14h-9z`,
        `M${left + 7} ${top - 26}h${right - left - 14}v2h-${right - left - 14}z`,
      ];
    case 'gable':
      return [
        `M${left} ${top}v-9q16 0 18 -15h14q2 -15 18 -17h12q2 -15 16 -17h6v-10h${right - left - 168}v10h6q14 2 16 17h12q16 2 18 17h14q2 15 18 15v9z`,
        `M${middle - 0.8} ${top - 92}h1.6v24h-1.6zM${middle + 0.8} ${top - 92}h17l-4 4.5l4 4.5h-17zM${left + 17} ${top - 25.5}h16v2h-16zM${right - 33} ${top - 25.5}h16v2h-16z`,
      ];
    case 'dome':
      return [
        `M${left - 2} ${top}l8 -16h${right - left - 12}l8 16zM${right - 46} ${top}v-24h34v24zM${right - 48} ${top - 24}c0 -20 19 -14 19 -38c0 24 19 18 19 38z`,
        `M${right - 48} ${top - 26}h38v2.5h-38zM${right - 29.6} ${top - 76}h1.2v16h-1.2z`,
      ];
  }
}

export const spires =
  'M118 300V96l4 -6 3 -26 3 26 4 6v204zM196 300V110h-3l10 -52 10 52h-3v190zM503 300V92h-4v-12h4v-10h3v-10h-2c2 -10 5 -10 6 -38c1 28 4 28 6 38h-2v10h3v10h4v12h-4v208zM664 300V104c-3 -14 7 -14 8 -34c1 20 11 20 8 34v196z';

export const street = placed.map((house) => {
  const { left, right, top, storey, colours } = house;
  const [roof, light] = roofOf(house);
  const course = (y: number, thick: number) =>
    `M${left - 1.5} ${y}h${right - left + 3}v${thick}h-${right - left + 3}z`;
  return {
    colours,
    wall: `M${left} ${top}h${right - left}V${ground}h-${right - left}z`,
    roof,
    trim: course(top - 2, 3.5) + course(ground - storey - 2.5, 1.5) + light,
  };
});

const weeks = placed.flatMap((house) =>
  Array.from({ length: house.columns }, (_, column) => ({
    ...house,
    x: round(house.left + WALL / 2 + column * PITCH + 3.1),
  })),
);

/** The window of a night: arched on the ground floor, smaller under the roof. */
function windowAt({ x, storey }: (typeof weeks)[number], day: number): string {
  const base = round(ground - day * storey - (day === 0 ? 2 : 6));
  if (day === 0) return `M${x} ${base}v-8a3.2 3.2 0 0 1 6.4 0v8z`;
  const tall = day === 6 ? 7 : 10.5;
  return `M${x} ${base}v-${tall}h6.4v${tall}z`;
}

/** The 365th window, round and under the middle gable. */
const [, , gabled] = placed;
const oculus = gabled
  ? `M${round((gabled.left + gabled.right) / 2 - 7)} ${gabled.top - 32}a7 7 0 0 1 14 0a7 7 0 0 1 -14 0z`
  : '';

export const glints =
  'M60 276h40v1.5h-40zM190 280h70v1.5h-70zM330 275h90v1.5h-90zM350 284h50v1.5h-50zM490 279h60v1.5h-60zM620 276h44v1.5h-44zM120 288h60v1.5h-60zM560 289h70v1.5h-70z';

/** Summer nights are booked first, and never several in a row. */
const turnOf = (week: number, day: number) => {
  const night = week * 7 + day;
  return (Math.abs(week - 28) / 28) * 0.75 + ((night * night * 31 + night * 17) % 367) / 367;
};

/** The 365 windows in the order in which their nights are booked. */
export const windows: readonly string[] = [
  oculus,
  ...weeks
    .flatMap((house, week) =>
      Array.from({ length: 7 }, (_, day) => ({
        shape: windowAt(house, day),
        turn: turnOf(week, day),
      })),
    )
    .sort((one, other) => one.turn - other.turn)
    .map(({ shape }) => shape),
];

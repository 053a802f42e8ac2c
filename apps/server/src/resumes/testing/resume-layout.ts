import type { InventedPerson, InventedPost, InventedStudy } from "./invented-person.ts";

/** How dates are written on a résumé. */
export const dateStyles = ["short", "long", "numeric", "years"] as const;
export type DateStyle = (typeof dateStyles)[number];

const monthNames = {
  en: "January February March April May June July August September October November December",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
} as const;
const shortNames = {
  en: "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec",
  fr: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
} as const;

const titles = {
  en: {
    summary: "Summary",
    experience: "Experience",
    education: "Education",
    skills: "Skills",
    languages: "Languages",
    projects: "Projects",
    volunteering: "Volunteering",
    interests: "Interests",
    contact: "Contact",
  },
  fr: {
    summary: "Profil",
    experience: "Expériences professionnelles",
    education: "Formation",
    skills: "Compétences",
    languages: "Langues",
    projects: "Projets",
    volunteering: "Bénévolat",
    interests: "Centres d'intérêt",
    contact: "Coordonnées",
  },
} as const;

type Language = InventedPerson["language"];

function writeDate(date: string, style: DateStyle, language: Language): string {
  const [year = "", month = "01"] = date.split("-");
  const at = Number(month) - 1;
  switch (style) {
    case "short":
      return `${shortNames[language].split(" ")[at] ?? ""} ${year}`;
    case "long":
      return `${monthNames[language].split(" ")[at] ?? ""} ${year}`;
    case "numeric":
      return `${month}/${year}`;
    case "years":
      return year;
  }
}

function writeSpan(
  span: { start: string; end?: string },
  style: DateStyle,
  language: Language,
): string {
  const start = writeDate(span.start, style, language);
  if (span.end !== undefined) {
    const end = writeDate(span.end, style, language);
    const between = style === "long" && language === "fr" ? " à " : style === "years" ? "-" : " – ";
    return `${start}${between}${end}`;
  }
  if (language === "fr") return style === "long" ? `Depuis ${start}` : `${start} – aujourd'hui`;
  return `${start} – Present`;
}

/** Escapes what Typst would read as markup. */
const plain = (text: string): string =>
  text.replaceAll(/[\\#$*_@<>`[\]~-]/g, (sign) => `\\${sign}`).replaceAll("//", "/\\/");
const bullets = (tasks: readonly string[]) => tasks.map((task) => `- ${plain(task)}`).join("\n");
const bold = (text: string) => `#strong[${plain(text)}]`;
const italic = (text: string) => `#emph[${plain(text)}]`;
const courseOf = ({ degree, field }: InventedStudy, language: Language) =>
  field === undefined ? degree : `${degree} ${language === "fr" ? "en" : "in"} ${field}`;

/** A layout: the Typst source for a person and a date style. */
export type Layout = (user: InventedPerson, dates: DateStyle) => string;

interface Parts {
  readonly title: (text: string) => string;
  readonly post: (post: InventedPost) => string;
  readonly study: (study: InventedStudy) => string;
  readonly project: (project: readonly [string, string]) => string;
  readonly skills: string;
  readonly languages: string;
  readonly interests: string;
}

const projectLines = ([name, text]: readonly [string, string]) =>
  `${bold(name)} \\\n${plain(text)}`;

const section = (name: string, body: string, parts: Parts) =>
  body.trim() === "" ? "" : `${parts.title(name)}\n\n${body}\n`;

function mainSections(user: InventedPerson, parts: Parts): string {
  const names = titles[user.language];
  return [
    section(names.experience, user.experiences.map(parts.post).join("\n\n"), parts),
    section(names.education, user.education.map(parts.study).join("\n\n"), parts),
    section(names.projects, user.projects.map(parts.project).join("\n\n"), parts),
    section(names.volunteering, user.volunteering.map(parts.post).join("\n\n"), parts),
  ].join("\n");
}

function sideSections(user: InventedPerson, parts: Parts): string {
  const names = titles[user.language];
  return [
    section(names.skills, parts.skills, parts),
    section(names.languages, parts.languages, parts),
    section(names.interests, parts.interests, parts),
  ].join("\n");
}

const placeOf = ({ street, postalCode, city, country }: InventedPerson) =>
  [street, [postalCode, city].filter(Boolean).join(" "), country].filter(Boolean).join(", ");
const contactOf = (user: InventedPerson) => [placeOf(user), user.phone, user.email, ...user.links];

const page = (text: string, options = "") =>
  `#set page(margin: 1.6cm${options})\n#set text(size: 10pt, font: "Libertinus Serif")\n${text}`;
const labelled = (user: InventedPerson) =>
  user.skills
    .map(([group, names]) => `${bold(`${group} :`)} ${plain(names.join(", "))}`)
    .join(" \\\n");
const listed = (user: InventedPerson) =>
  user.skills
    .flatMap(([, names]) => names)
    .map((name) => `- ${plain(name)}`)
    .join("\n");
const spoken = (user: InventedPerson) =>
  user.languages.map(([name, level]) => `${plain(name)} (${plain(level)})`).join(", ");

/** One column; post and employer on one line, the span at its right end. */
const oneColumn: Layout = (user, dates) => {
  const span = (one: { start: string; end?: string }) =>
    plain(writeSpan(one, dates, user.language));
  const parts: Parts = {
    title: (text) =>
      `#v(6pt)\n#text(size: 13pt, weight: "bold")[${plain(text)}]\n#line(length: 100%, stroke: 0.5pt)`,
    post: (post) =>
      `${bold(post.title)}, ${plain(post.company)}${post.place ? ` – ${plain(post.place)}` : ""} #h(1fr) ${span(post)}\n${bullets(post.tasks)}`,
    study: (study) =>
      `${bold(courseOf(study, user.language))}, ${plain(study.school)} #h(1fr) ${span(study)}${study.note ? `\n- ${plain(study.note)}` : ""}`,
    project: projectLines,
    skills: labelled(user),
    languages: spoken(user),
    interests: plain(user.interests),
  };
  return page(`#align(center)[#text(size: 22pt, weight: "bold")[${plain(`${user.first} ${user.last}`)}] \\
${plain(user.headline)} \\
${contactOf(user).map(plain).join(" | ")}]
${section(titles[user.language].summary, plain(user.summary), parts)}
${mainSections(user, parts)}
${sideSections(user, parts)}`);
};

/** Two lines an entry: employer and place, then post and span at the right ends. */
const twoLines: Layout = (user, dates) => {
  const span = (one: { start: string; end?: string }) =>
    plain(writeSpan(one, dates, user.language));
  const parts: Parts = {
    title: (text) => `#v(4pt)\n#text(size: 11pt, weight: "bold")[#upper[${plain(text)}]]`,
    post: (post) =>
      `${bold(post.company)} #h(1fr) ${plain(post.place ?? "")} \\\n${italic(post.title)} #h(1fr) ${italic(writeSpan(post, dates, user.language))}\n${bullets(post.tasks)}`,
    study: (study) =>
      `${bold(study.school)} #h(1fr) ${plain(study.place ?? "")} \\\n${italic(courseOf(study, user.language))} #h(1fr) ${span(study)}${study.note ? `\n- ${plain(study.note)}` : ""}`,
    project: projectLines,
    interests: plain(user.interests),
    skills: labelled(user),
    languages: user.languages
      .map(([name, level]) => `- ${plain(name)} : ${plain(level)}`)
      .join("\n"),
  };
  return page(`#text(size: 20pt)[${plain(user.first)} #strong[${plain(user.last.toUpperCase())}]] \\
${contactOf(user).map(plain).join(" • ")}
${mainSections(user, parts)}
${sideSections(user, parts)}`);
};

const row = (left: string, right: string) =>
  `#grid(columns: (3.4cm, 1fr), column-gutter: 0.5cm, align(right)[${left}], [${right}])`;

/** Spans in a margin at the left. */
const dateMargin: Layout = (user, dates) => {
  const span = (one: { start: string; end?: string }) =>
    plain(writeSpan(one, dates, user.language));
  const parts: Parts = {
    title: (text) =>
      row(
        "#line(length: 100%, stroke: 3pt + blue)",
        `#text(size: 13pt, fill: blue)[${plain(text)}]`,
      ),
    post: (post) =>
      row(
        span(post),
        `${bold(post.title)}, ${italic(post.company)}${post.place ? `, ${plain(post.place)}` : ""}\n${bullets(post.tasks)}`,
      ),
    study: (study) =>
      row(
        span(study),
        `${bold(courseOf(study, user.language))}, ${italic(study.school)}${study.place ? `, ${plain(study.place)}` : ""}`,
      ),
    project: (project) => row("", projectLines(project)),
    interests: row("", plain(user.interests)),
    skills: user.skills
      .map(([group, names]) => row(plain(group), plain(names.join(", "))))
      .join("\n"),
    languages: user.languages.map(([name, level]) => row(plain(name), plain(level))).join("\n"),
  };
  return page(`#text(size: 26pt)[${plain(`${user.first} ${user.last}`)}] \\
${italic(user.headline)} \\
${contactOf(user).map(plain).join(" · ")}
${mainSections(user, parts)}
${sideSections(user, parts)}`);
};

function withSidebar(user: InventedPerson, dates: DateStyle, side: "left" | "right"): string {
  const span = (one: { start: string; end?: string }) =>
    plain(writeSpan(one, dates, user.language));
  const parts: Parts = {
    title: (text) => `#v(6pt)\n#text(size: 12pt, weight: "bold", fill: navy)[${plain(text)}]`,
    post: (post) =>
      `${bold(post.title)} \\\n${plain(post.company)}${post.place ? ` | ${plain(post.place)}` : ""} \\\n#text(size: 9pt)[${span(post)}]\n${bullets(post.tasks)}`,
    study: (study) =>
      `${bold(courseOf(study, user.language))} \\\n${plain(study.school)} \\\n#text(size: 9pt)[${span(study)}]`,
    project: projectLines,
    interests: plain(user.interests),
    skills: listed(user),
    languages: user.languages
      .map(([name, level]) => `${plain(name)} – ${plain(level)}`)
      .join(" \\\n"),
  };
  const narrow = `${section(titles[user.language].contact, contactOf(user).map(plain).join(" \\\n"), parts)}\n${sideSections(user, parts)}`;
  const wide = `#text(size: 24pt, weight: "bold")[${plain(`${user.first} ${user.last}`)}] \\
${plain(user.headline)}
${section(titles[user.language].summary, plain(user.summary), parts)}
${mainSections(user, parts)}`;
  const [widths, cells] =
    side === "left" ? ["(5.2cm, 1fr)", [narrow, wide]] : ["(1fr, 5.2cm)", [wide, narrow]];
  return page(
    `#grid(columns: ${widths}, column-gutter: 0.9cm, ${cells.map((cell) => `[${cell}]`).join(", ")})`,
  );
}

const leftSidebar: Layout = (user, dates) => withSidebar(user, dates, "left");
const rightSidebar: Layout = (user, dates) => withSidebar(user, dates, "right");

/** Titles of sections in the left margin, the text beside them; spans under the posts. */
const titleMargin: Layout = (user, dates) => {
  const span = (one: { start: string; end?: string }) =>
    plain(writeSpan(one, dates, user.language));
  const post = (one: InventedPost) =>
    `${bold(one.company)}${one.place ? ` (${plain(one.place)})` : ""} — ${plain(one.title)} \\\n${italic(writeSpan(one, dates, user.language))}\n${bullets(one.tasks)}`;
  const study = (one: InventedStudy) =>
    `${span(one)} : ${bold(courseOf(one, user.language))}, ${plain(one.school)}${one.place ? `, ${plain(one.place)}` : ""}`;
  const names = titles[user.language];
  const titled = (name: string, body: string) =>
    body.trim() === ""
      ? ""
      : `#grid(columns: (3.6cm, 1fr), column-gutter: 0.6cm, [#strong[#upper[${plain(name)}]]], [${body}])\n#v(6pt)`;
  return page(`#align(center)[#text(size: 20pt)[#upper[${plain(`${user.first} ${user.last}`)}]]]
#align(center)[${contactOf(user).map(plain).join(" | ")}]
${titled(names.summary, plain(user.summary))}
${titled(names.education, user.education.map(study).join("\n\n"))}
${titled(names.experience, user.experiences.map(post).join("\n\n"))}
${titled(names.projects, user.projects.map(([name, text]) => `- ${bold(name)} : ${plain(text)}`).join("\n"))}
${titled(names.volunteering, user.volunteering.map(post).join("\n\n"))}
${titled(names.skills, labelled(user))}
${titled(names.languages, spoken(user))}`);
};

export const layouts = {
  oneColumn,
  twoLines,
  dateMargin,
  leftSidebar,
  rightSidebar,
  titleMargin,
} as const satisfies Record<string, Layout>;
export const layoutNames = [
  "oneColumn",
  "twoLines",
  "dateMargin",
  "leftSidebar",
  "rightSidebar",
  "titleMargin",
] as const satisfies readonly (keyof typeof layouts)[];
export type LayoutName = (typeof layoutNames)[number];

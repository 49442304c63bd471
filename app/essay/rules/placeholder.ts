import type { Draft } from "../text/draft";
import type { Place, Rule } from "./rule";
import { sources } from "./sources";

const leftover =
  /\[(?:insert|your|college|school|university|name|add|xx+|tk|describe|specific)[^\]\n]{0,40}\]|\b(?:TODO|XXX+|TBD|TK TK)\b|<(?:college|school|name)[^>\n]{0,20}>|\bas an ai (?:language )?model\b|\b(?:certainly|sure|of course)! here(?:['’]s| is)\b|\bhere(?:['’]s| is) (?:a|an|your) (?:revised|improved|polished|rewritten|draft|sample)\b|\blet me know if you(?:['’]d| would) like\b/gi;

export const placeholder: Rule = {
  id: "placeholder",
  kind: "own work",
  name: "Something that isn’t filled in, or isn’t yours",
  why: "It’s what a template or a chat program leaves behind. You certify that what you submit is your own work.",
  source: sources.ownWork,
  where: "Everywhere: square brackets to fill in, notes to yourself, and sentences in which a program speaks.",
  allowed: 0,
  question: "What belongs here that you know and a template doesn’t?",
  find: ({ text }: Draft): Place[] =>
    [...text.matchAll(leftover)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  flags: [
    "I want to study at [college name] because of its labs.",
    "Certainly! Here is a revised version of your essay.",
    "The professor I admire is XXX, and TODO find the lab.",
  ],
  passes: [
    "The sign said [sic], and I looked it up.",
    "“Certainly,” she said. Here is the key, I thought.",
    "I want to study at the college by the lake.",
  ],
};

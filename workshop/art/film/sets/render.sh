#!/bin/sh
# Renders every picture of the film again: about half an hour on two cores.
# usage: render.sh EXR_DIR [SAMPLES]   (needs Blender 3.4 and the Python modules named in ../README.md)
set -e
here=$(cd "$(dirname "$0")" && pwd)
exr=$1
samples=${2:-64}
sets='web:#ad9cf6 seo:#c7dc5c ads:#f8b5c1 automation:#294d41 brand:#eedec3 analytics:#f8bd38'
mkdir -p "$exr" "$here/../plates"
shot() { blender -b -P "$here/film_sets.py" -- "$1" "$2" "$3" "$4" "$exr"; }
finish() { /usr/bin/python3 "$here/finish_plate.py" "$1" "$2" "$exr" "$here/../plates" "$3"; }
for pair in $sets; do
  set=${pair%%:*}; field=${pair#*:}
  case $set in automation) last=11 ;; analytics) last=17 ;; *) last=0 ;; esac
  shot "ball-$set" full 0 200
  shot "$set" empty 0 24
  case $set in seo | ads | brand) shot "$set" front 0 24 ;; esac
  for frame in $(seq 0 $last); do
    shot "$set" full "$frame" "$samples"
    finish "$set" "$frame" "$field"
  done
  finish "$set" ball "$field"
done
